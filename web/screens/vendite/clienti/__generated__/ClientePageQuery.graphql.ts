/**
 * @generated SignedSource<<6aa9910b593f678587eed7cc9760ae62>>
 * @relayHash a72cbd35b4f89e7561e816b7f4ed24e2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7a68a83931db1dc1d3ba6d9ff604ab3138c4492cbd6330a39c29c0b66e6701a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type ClientePageQuery$variables = {
  conMail: boolean;
  conOrdini: boolean;
  pk: number;
};
export type ClientePageQuery$data = {
  readonly cliente: {
    readonly nome: string;
    readonly pk: number;
    readonly puoEliminare: boolean;
    readonly tipoCliente: TipoCliente | null;
    readonly " $fragmentSpreads": FragmentRefs<"ClienteDetail_cliente">;
  } | null;
  readonly deiSuoiOrdini?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClienteActivity_ordini">;
  } | null;
  readonly delleSueMail?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClienteActivity_mails">;
  } | null;
  readonly schedaCliente: {
    readonly " $fragmentSpreads": FragmentRefs<"ClienteActivity_scheda">;
  } | null;
  readonly seenOrdini?: {
    readonly totalCount: number;
  };
};
export type ClientePageQuery = {
  response: ClientePageQuery$data;
  variables: ClientePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conMail"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conOrdini"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v3 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipoCliente",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "puoEliminare",
  "storageKey": null
},
v8 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "cliente",
      "variableName": "pk"
    }
  ],
  "kind": "ObjectValue",
  "name": "filtro"
},
v9 = {
  "alias": "seenOrdini",
  "args": [
    (v8/*:: as any*/),
    {
      "kind": "Literal",
      "name": "perPagina",
      "value": 1
    }
  ],
  "concreteType": "OrdiniConnection",
  "kind": "LinkedField",
  "name": "ordini",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = [
  (v5/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netto",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colore",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClientePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Cliente",
        "kind": "LinkedField",
        "name": "cliente",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClienteDetail_cliente"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "conOrdini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          (v9/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClienteActivity_ordini"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "deiSuoiOrdini"
          }
        ]
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SchedaCliente",
        "kind": "LinkedField",
        "name": "schedaCliente",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClienteActivity_scheda"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "conMail",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClienteActivity_mails"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "delleSueMail"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ClientePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Cliente",
        "kind": "LinkedField",
        "name": "cliente",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "piva",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codFatturazione",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "indirizzo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "citta",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cap",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "provincia",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "telefono",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "telefono2",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "telefax",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pagamento",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "testoEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "numeroOrdini",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "versione",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Agente",
            "kind": "LinkedField",
            "name": "agente",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "conOrdini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": [
              (v8/*:: as any*/),
              {
                "kind": "Literal",
                "name": "ordinamento",
                "value": [
                  "DATA_DESC",
                  "ID_DESC"
                ]
              },
              {
                "kind": "Literal",
                "name": "perPagina",
                "value": 8
              }
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Ordine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
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
                    "name": "data",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "riferimento",
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "margine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ritardoMateriali",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "statoMargine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ValoreStato",
                    "kind": "LinkedField",
                    "name": "stato",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v13/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SchedaCliente",
        "kind": "LinkedField",
        "name": "schedaCliente",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnnoCliente",
            "kind": "LinkedField",
            "name": "anni",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "anno",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ordini",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serramenti",
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Preventivo",
            "kind": "LinkedField",
            "name": "preventivi",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dataCreazione",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totaleQuantita",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Famiglia",
                "kind": "LinkedField",
                "name": "famiglia",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatoPreventivo",
                "kind": "LinkedField",
                "name": "stato",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v13/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "conMail",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Mail",
            "kind": "LinkedField",
            "name": "mailsCliente",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "oggetto",
                "storageKey": null
              },
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creataIl",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c7a68a83931db1dc1d3ba6d9ff604ab3138c4492cbd6330a39c29c0b66e6701a",
    "metadata": {},
    "name": "ClientePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a918d3a8f66e217f9f056124fa189c28";

export default node;
