/**
 * @generated SignedSource<<48495de9f44368c079411e737a3050a2>>
 * @relayHash 24a6a61f62b0094b4df0e04f761ae052
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f274e9520bb19030d7619d80fa3a828149e6de31dbb1036482983db65dcfb7c8

import type { ConcreteRequest } from 'relay-runtime';
export type EntraConPinInput = {
  operatore: number;
  pin: string;
};
export type tabletEntraMutation$variables = {
  input: EntraConPinInput;
};
export type tabletEntraMutation$data = {
  readonly entraConPin: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type tabletEntraMutation = {
  response: tabletEntraMutation$data;
  variables: tabletEntraMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "EntraConPinPayload",
    "kind": "LinkedField",
    "name": "entraConPin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "tabletEntraMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tabletEntraMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f274e9520bb19030d7619d80fa3a828149e6de31dbb1036482983db65dcfb7c8",
    "metadata": {},
    "name": "tabletEntraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cedb9437c4a0bf09a80fe49d595a2687";

export default node;
