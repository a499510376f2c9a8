/**
 * @generated SignedSource<<a3ae3f8044b054f22aab9d41b006af92>>
 * @relayHash 4af18e2f203c084df13e2c0cb583845f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3821b377484884ffbf7558cd9cdaebf40a94fe8eafc81742072cac14e8158273

import type { ConcreteRequest } from 'relay-runtime';
export type RiparaCellaInput = {
  giorno: string;
  reparto: string;
};
export type useRiparaMutation$variables = {
  input: RiparaCellaInput;
};
export type useRiparaMutation$data = {
  readonly riparaCella: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useRiparaMutation = {
  response: useRiparaMutation$data;
  variables: useRiparaMutation$variables;
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
    "concreteType": "RiparaCellaPayload",
    "kind": "LinkedField",
    "name": "riparaCella",
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
    "name": "useRiparaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRiparaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3821b377484884ffbf7558cd9cdaebf40a94fe8eafc81742072cac14e8158273",
    "metadata": {},
    "name": "useRiparaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93c343d3566143a628f2589356779ece";

export default node;
