/**
 * @generated SignedSource<<fcc284cae7ab2ab352ac4302caa67223>>
 * @relayHash 6d7fb59d646f259ca03fbd4ca18e56cc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4693f1fd4e55a9cef53b70772d790439c6bcb5d03b541108ebb88ba066673f09

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fornituraBesideQuery$variables = {
  conOrdine: boolean;
  esiste: boolean;
  ordine: number;
  pk: number;
};
export type fornituraBesideQuery$data = {
  readonly ordine?: {
    readonly righe: ReadonlyArray<{
      readonly numero: number;
      readonly pk: number;
      readonly posizione: number;
      readonly tipoSerramento: {
        readonly nome: string;
      };
    }>;
  } | null;
  readonly ordineFornitore?: {
    readonly pk: number;
    readonly storicoStati: ReadonlyArray<{
      readonly changedAt: string;
      readonly stato: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"AllegatiFornitura_ordineFornitore">;
  } | null;
};
export type fornituraBesideQuery = {
  response: fornituraBesideQuery$data;
  variables: fornituraBesideQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conOrdine"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "esiste"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v4 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "ordine"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "posizione",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numero",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v9 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fornituraBesideQuery",
    "selections": [
      {
        "condition": "conOrdine",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RigaOrdine",
                "kind": "LinkedField",
                "name": "righe",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TipoSerramento",
                    "kind": "LinkedField",
                    "name": "tipoSerramento",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "ordineFornitore",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AllegatiFornitura_ordineFornitore"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StoricoStatoOrdineFornitore",
                "kind": "LinkedField",
                "name": "storicoStati",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fornituraBesideQuery",
    "selections": [
      {
        "condition": "conOrdine",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RigaOrdine",
                "kind": "LinkedField",
                "name": "righe",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TipoSerramento",
                    "kind": "LinkedField",
                    "name": "tipoSerramento",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "ordineFornitore",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AllegatoOrdineFornitore",
                "kind": "LinkedField",
                "name": "allegati",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "originalName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "allegato",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dimensione",
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StoricoStatoOrdineFornitore",
                "kind": "LinkedField",
                "name": "storicoStati",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "4693f1fd4e55a9cef53b70772d790439c6bcb5d03b541108ebb88ba066673f09",
    "metadata": {},
    "name": "fornituraBesideQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "503e41806695a4f2f3a9368dcb2132ea";

export default node;
