/**
 * @generated SignedSource<<7bf089d8d9e84138fd0389d10e2237e2>>
 * @relayHash 9b282ad1335a7076759bdef58218edef
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f9c2969dd408c7f414513b9f05ff6ac6490c667890f0b6f71d2ab460a334ff4

import type { ConcreteRequest } from 'relay-runtime';
export type ScartaPropostaInput = {
  pk: number;
};
export type useScenariEliminaMutation$variables = {
  input: ScartaPropostaInput;
};
export type useScenariEliminaMutation$data = {
  readonly scartaProposta: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useScenariEliminaMutation = {
  response: useScenariEliminaMutation$data;
  variables: useScenariEliminaMutation$variables;
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
    "concreteType": "ScartaPropostaPayload",
    "kind": "LinkedField",
    "name": "scartaProposta",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
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
    "name": "useScenariEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScenariEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f9c2969dd408c7f414513b9f05ff6ac6490c667890f0b6f71d2ab460a334ff4",
    "metadata": {},
    "name": "useScenariEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e3dc66b94937c7f593914173c5a66bac";

export default node;
