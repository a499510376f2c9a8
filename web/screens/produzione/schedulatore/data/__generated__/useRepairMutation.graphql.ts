/**
 * @generated SignedSource<<1459b7c198e638c4a75a64108586f801>>
 * @relayHash 42b1215b1c7471994ab73a9d02673ebb
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 209f46a619b0226a475426e63a64986d9616da1cf2622bfe77b9a69ff06470f3

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type RiparaCellaInput = {
  giorno: string;
  reparto: RepartoFase;
};
export type useRepairMutation$variables = {
  input: RiparaCellaInput;
};
export type useRepairMutation$data = {
  readonly riparaCella: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly riparazione: {
      readonly pk: number | null;
    } | null;
  };
};
export type useRepairMutation = {
  response: useRepairMutation$data;
  variables: useRepairMutation$variables;
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
        "concreteType": "RiparazioneCella",
        "kind": "LinkedField",
        "name": "riparazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
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
    "name": "useRepairMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRepairMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "209f46a619b0226a475426e63a64986d9616da1cf2622bfe77b9a69ff06470f3",
    "metadata": {},
    "name": "useRepairMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98894d91bb7cc40c09e6dee0cf3ab7f8";

export default node;
