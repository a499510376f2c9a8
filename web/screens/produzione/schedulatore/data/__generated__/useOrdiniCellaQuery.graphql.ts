/**
 * @generated SignedSource<<265922ddf26a39eedead63b244afaa8a>>
 * @relayHash 94c3e233670fd6588c5a16cea11a1c43
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18d8184f66c20f3d7202c7e6513f57f2c4d5d22b8f717d6f0160675f869eb94e

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type useOrdiniCellaQuery$variables = {
  giorno: string;
};
export type useOrdiniCellaQuery$data = {
  readonly schedulerSlots: ReadonlyArray<{
    readonly ordini: ReadonlyArray<{
      readonly minuti: number;
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
    readonly reparto: RepartoFase;
  }>;
};
export type useOrdiniCellaQuery = {
  response: useOrdiniCellaQuery$data;
  variables: useOrdiniCellaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "giorno"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "giorno"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "giorno"
      }
    ],
    "concreteType": "CellaReparto",
    "kind": "LinkedField",
    "name": "schedulerSlots",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reparto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "QuotaInCella",
        "kind": "LinkedField",
        "name": "ordini",
        "plural": true,
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
            "kind": "ScalarField",
            "name": "numeroCommessa",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minuti",
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
    "name": "useOrdiniCellaQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrdiniCellaQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "18d8184f66c20f3d7202c7e6513f57f2c4d5d22b8f717d6f0160675f869eb94e",
    "metadata": {},
    "name": "useOrdiniCellaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2df44b917e62ac054c152393b4c86814";

export default node;
