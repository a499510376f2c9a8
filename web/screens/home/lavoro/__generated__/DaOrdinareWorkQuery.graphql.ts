/**
 * @generated SignedSource<<236a568e06e8c8fc9c1f71ed65eabfa8>>
 * @relayHash 610c57401aa294e9d9c118b0c42e8b94
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f33b0c785d76d04f0fca54ce348e9f3f611442d45274c482686ca153bedf41b9

import type { ConcreteRequest } from 'relay-runtime';
export type DaOrdinareWorkQuery$variables = Record<PropertyKey, never>;
export type DaOrdinareWorkQuery$data = {
  readonly warningsOrdiniFornitore: {
    readonly mancanti: ReadonlyArray<{
      readonly materiali: ReadonlyArray<{
        readonly materiale: string;
        readonly ordinareEntro: string | null;
      }>;
      readonly ordine: {
        readonly cliente: {
          readonly nome: string;
        };
        readonly numeroCommessa: string;
        readonly pk: number;
      };
    }>;
    readonly oggi: string;
    readonly totaleMancanti: number;
  };
};
export type DaOrdinareWorkQuery = {
  response: DaOrdinareWorkQuery$data;
  variables: DaOrdinareWorkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WarningsOrdiniFornitore",
    "kind": "LinkedField",
    "name": "warningsOrdiniFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "oggi",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totaleMancanti",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineIncompleto",
        "kind": "LinkedField",
        "name": "mancanti",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineAvvisato",
            "kind": "LinkedField",
            "name": "ordine",
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
                "kind": "ScalarField",
                "name": "numeroCommessa",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ClienteAvvisato",
                "kind": "LinkedField",
                "name": "cliente",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nome",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MaterialeDaOrdinare",
            "kind": "LinkedField",
            "name": "materiali",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "materiale",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ordinareEntro",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DaOrdinareWorkQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DaOrdinareWorkQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f33b0c785d76d04f0fca54ce348e9f3f611442d45274c482686ca153bedf41b9",
    "metadata": {},
    "name": "DaOrdinareWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10f97d5c83ee762503f1dd7e485e2ebc";

export default node;
