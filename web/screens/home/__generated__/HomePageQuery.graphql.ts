/**
 * @generated SignedSource<<fea877f46a23c3d108b46bbece846bec>>
 * @relayHash ba65f4955ec8a203656fae2b1ffc3a2c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81272707f5c6d4d9479975a2344177486490b95ddf54589e54dae3745756b4fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = {
  assegna: boolean;
  attivita: boolean;
  celle: boolean;
  conferme: boolean;
  contaAttivita: boolean;
  contaCelle: boolean;
  contaForniture: boolean;
  contaMieAttivita: boolean;
  fasi: boolean;
  forniture: boolean;
  fra14: string;
  fra7: string;
  importazioni: boolean;
  mossi: boolean;
  oggi: string;
  ordini: boolean;
  posta: boolean;
  preventivi: boolean;
  preventiviDal?: string | null;
  segnalazioni: boolean;
  suoiPreventivi: boolean;
};
export type HomePageQuery$data = {
  readonly diAttivita?: {
    readonly " $fragmentSpreads": FragmentRefs<"AttivitaCount_tutte">;
  } | null;
  readonly diCelle?: {
    readonly " $fragmentSpreads": FragmentRefs<"CelleCount_query">;
  } | null;
  readonly diConferme?: {
    readonly " $fragmentSpreads": FragmentRefs<"ConfermeCount_query">;
  } | null;
  readonly diForniture?: {
    readonly " $fragmentSpreads": FragmentRefs<"FornitureCount_query">;
  } | null;
  readonly diMieAttivita?: {
    readonly " $fragmentSpreads": FragmentRefs<"AttivitaCount_mie">;
  } | null;
  readonly diOrdini?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrdiniCount_query">;
  } | null;
  readonly diPosta?: {
    readonly " $fragmentSpreads": FragmentRefs<"PostaCount_query">;
  } | null;
  readonly diPreventivi?: {
    readonly " $fragmentSpreads": FragmentRefs<"PreventiviCount_query">;
  } | null;
  readonly diSegnalazioni?: {
    readonly " $fragmentSpreads": FragmentRefs<"SegnalazioniCount_query">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"WorkList_query">;
};
export type HomePageQuery = {
  response: HomePageQuery$data;
  variables: HomePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assegna"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "attivita"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "celle"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conferme"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contaAttivita"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contaCelle"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contaForniture"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contaMieAttivita"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fasi"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "forniture"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fra14"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fra7"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "importazioni"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mossi"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "oggi"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordini"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "posta"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "preventivi"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "preventiviDal"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "segnalazioni"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "suoiPreventivi"
  }
],
v1 = {
  "kind": "Literal",
  "name": "filtro",
  "value": {
    "aperte": true
  }
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giorno",
  "storageKey": null
},
v7 = {
  "kind": "Literal",
  "name": "filtro",
  "value": {
    "inRitardo": true
  }
},
v8 = {
  "kind": "Literal",
  "name": "filtro",
  "value": {
    "chiusi": false,
    "stato": "in_attesa"
  }
},
v9 = {
  "kind": "Literal",
  "name": "perPagina",
  "value": 5
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeCliente",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "data",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "kind": "Literal",
  "name": "chiusi",
  "value": false
},
v16 = {
  "fields": [
    (v15/*:: as any*/),
    {
      "kind": "Variable",
      "name": "dataConsegnaA",
      "variableName": "fra14"
    },
    {
      "kind": "Literal",
      "name": "scheduled",
      "value": "non_schedulati"
    }
  ],
  "kind": "ObjectValue",
  "name": "filtro"
},
v17 = {
  "kind": "Literal",
  "name": "perPagina",
  "value": 6
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nome",
    "storageKey": null
  },
  (v14/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "ClienteOrdine",
  "kind": "LinkedField",
  "name": "cliente",
  "plural": false,
  "selections": (v19/*:: as any*/),
  "storageKey": null
},
v21 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Ordine",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v10/*:: as any*/),
      (v12/*:: as any*/),
      (v18/*:: as any*/),
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
      (v20/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "storageKey": null
  }
],
v22 = {
  "kind": "Literal",
  "name": "filtro",
  "value": {
    "stato": "FALLITA"
  }
},
v23 = {
  "kind": "Literal",
  "name": "eliminato",
  "value": false
},
v24 = {
  "kind": "Variable",
  "name": "dataA",
  "variableName": "oggi"
},
v25 = {
  "kind": "Variable",
  "name": "dataDa",
  "variableName": "oggi"
},
v26 = {
  "kind": "Literal",
  "name": "ordinamento",
  "value": [
    "INIZIO"
  ]
},
v27 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "FaseSchedulata",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v10/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nomeFase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inizio",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fine",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "statoColore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "stato",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SchedulazioneDiFase",
        "kind": "LinkedField",
        "name": "schedulazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineDiFase",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ClienteDiFase",
                "kind": "LinkedField",
                "name": "cliente",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      (v14/*:: as any*/)
    ],
    "storageKey": null
  }
],
v28 = {
  "kind": "Literal",
  "name": "ordinamento",
  "value": [
    "DATA_CONSEGNA_FORNITORE"
  ]
},
v29 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineFornitore",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v10/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tipologia",
        "storageKey": null
      },
      (v18/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Fornitore",
        "kind": "LinkedField",
        "name": "fornitore",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineDelFornitore",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v12/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      (v14/*:: as any*/)
    ],
    "storageKey": null
  }
],
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
      {
        "condition": "contaAttivita",
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
                  "name": "AttivitaCount_tutte"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diAttivita"
          }
        ]
      },
      {
        "condition": "contaMieAttivita",
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
                  "name": "AttivitaCount_mie"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diMieAttivita"
          }
        ]
      },
      {
        "condition": "contaCelle",
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
                  "name": "CelleCount_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diCelle"
          }
        ]
      },
      {
        "condition": "contaForniture",
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
                  "name": "FornitureCount_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diForniture"
          }
        ]
      },
      {
        "condition": "conferme",
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
                  "name": "ConfermeCount_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diConferme"
          }
        ]
      },
      {
        "condition": "ordini",
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
                  "name": "OrdiniCount_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diOrdini"
          }
        ]
      },
      {
        "condition": "posta",
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
                  "name": "PostaCount_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diPosta"
          }
        ]
      },
      {
        "condition": "preventivi",
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
                  "name": "PreventiviCount_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diPreventivi"
          }
        ]
      },
      {
        "condition": "segnalazioni",
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
                  "name": "SegnalazioniCount_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "diSegnalazioni"
          }
        ]
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "WorkList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      {
        "condition": "contaAttivita",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "tutteAperte",
            "args": (v3/*:: as any*/),
            "concreteType": "AttivitaOperatoriConnection",
            "kind": "LinkedField",
            "name": "attivitaOperatori",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": "attivitaOperatori(filtro:{\"aperte\":true},first:1)"
          }
        ]
      },
      {
        "condition": "contaMieAttivita",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "mieAperte",
            "args": (v3/*:: as any*/),
            "concreteType": "MieAttivitaConnection",
            "kind": "LinkedField",
            "name": "mieAttivita",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": "mieAttivita(filtro:{\"aperte\":true},first:1)"
          }
        ]
      },
      {
        "condition": "contaCelle",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CellaRotta",
            "kind": "LinkedField",
            "name": "celleRotte",
            "plural": true,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "contaForniture",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "attese",
            "args": [
              (v7/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "concreteType": "OrdiniFornitoreConnection",
            "kind": "LinkedField",
            "name": "ordiniFornitore",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": "ordiniFornitore(filtro:{\"inRitardo\":true},first:1)"
          }
        ]
      },
      {
        "condition": "conferme",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "daInviare",
            "args": [
              (v8/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "concreteType": "ConfermeOrdineConnection",
            "kind": "LinkedField",
            "name": "confermeOrdine",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": "confermeOrdine(filtro:{\"chiusi\":false,\"stato\":\"in_attesa\"},first:1)"
          },
          {
            "alias": "firmate",
            "args": [
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "concreteType": "ConfermeOrdineConnection",
            "kind": "LinkedField",
            "name": "confermeOrdine",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ConfermaOrdine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "confermeOrdine(filtro:{\"chiusi\":false,\"stato\":\"in_attesa\"},perPagina:5)"
          }
        ]
      },
      {
        "condition": "ordini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "nonSchedulati",
            "args": [
              (v16/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "inSettimana",
            "args": [
              {
                "fields": [
                  (v15/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "dataConsegnaA",
                    "variableName": "fra7"
                  },
                  {
                    "kind": "Variable",
                    "name": "dataConsegnaDa",
                    "variableName": "oggi"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v2/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "tardi",
            "args": [
              {
                "kind": "Literal",
                "name": "filtro",
                "value": {
                  "margine": "in_ritardo"
                }
              },
              {
                "kind": "Literal",
                "name": "ordinamento",
                "value": [
                  "MARGINE"
                ]
              },
              (v17/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": "ordini(filtro:{\"margine\":\"in_ritardo\"},ordinamento:[\"MARGINE\"],perPagina:6)"
          },
          {
            "alias": "stretti",
            "args": [
              {
                "kind": "Literal",
                "name": "filtro",
                "value": {
                  "margine": "poco_margine"
                }
              },
              {
                "kind": "Literal",
                "name": "ordinamento",
                "value": [
                  "DATA_CONSEGNA"
                ]
              },
              (v9/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": "ordini(filtro:{\"margine\":\"poco_margine\"},ordinamento:[\"DATA_CONSEGNA\"],perPagina:5)"
          },
          {
            "alias": "daSchedulare",
            "args": [
              (v16/*:: as any*/),
              {
                "kind": "Literal",
                "name": "ordinamento",
                "value": [
                  "DATA_CONSEGNA_DESC"
                ]
              },
              (v9/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Ordine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v18/*:: as any*/),
                  (v20/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "posta",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "inAttesa",
            "args": [
              {
                "kind": "Literal",
                "name": "filtro",
                "value": {
                  "stato": "DA_INVIARE"
                }
              },
              (v2/*:: as any*/)
            ],
            "concreteType": "MailsConnection",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": "mails(filtro:{\"stato\":\"DA_INVIARE\"},first:1)"
          },
          {
            "alias": "fallite",
            "args": [
              (v22/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "concreteType": "MailsConnection",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": "mails(filtro:{\"stato\":\"FALLITA\"},first:1)"
          },
          {
            "alias": "guaste",
            "args": [
              (v22/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "concreteType": "MailsConnection",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Mail",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "oggetto",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "aIndirizzo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ultimoErrore",
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "mails(filtro:{\"stato\":\"FALLITA\"},perPagina:5)"
          }
        ]
      },
      {
        "condition": "preventivi",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "fields": [
                  (v23/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "startDate",
                    "variableName": "oggi"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v2/*:: as any*/)
            ],
            "concreteType": "PreventiviConnection",
            "kind": "LinkedField",
            "name": "preventivi",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "segnalazioni",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "fields": [
                  {
                    "kind": "Variable",
                    "name": "dal",
                    "variableName": "oggi"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v2/*:: as any*/)
            ],
            "concreteType": "SegnalazioniConnection",
            "kind": "LinkedField",
            "name": "segnalazioni",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "attivita",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "aperte",
            "args": [
              (v1/*:: as any*/),
              {
                "kind": "Literal",
                "name": "ordinamento",
                "value": [
                  "DATA_DESC"
                ]
              },
              (v17/*:: as any*/)
            ],
            "concreteType": "MieAttivitaConnection",
            "kind": "LinkedField",
            "name": "mieAttivita",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Attivita",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "oraInizio",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lavorazione",
                    "kind": "LinkedField",
                    "name": "lavorazione",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrdineDellAttivita",
                    "kind": "LinkedField",
                    "name": "ordine",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v11/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "mieAttivita(filtro:{\"aperte\":true},ordinamento:[\"DATA_DESC\"],perPagina:6)"
          }
        ]
      },
      {
        "condition": "fasi",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "macchineDiOggi",
            "args": [
              {
                "fields": [
                  (v15/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "nomeFase",
                    "value": "macchine"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v26/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "concreteType": "FasiSchedulateConnection",
            "kind": "LinkedField",
            "name": "fasiSchedulate",
            "plural": false,
            "selections": (v27/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "banchiDiOggi",
            "args": [
              {
                "fields": [
                  (v15/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "nomeFase",
                    "value": "banchi"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v26/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "concreteType": "FasiSchedulateConnection",
            "kind": "LinkedField",
            "name": "fasiSchedulate",
            "plural": false,
            "selections": (v27/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "celle",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CellaRotta",
            "kind": "LinkedField",
            "name": "celleRotte",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "libero",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineNominato",
                "kind": "LinkedField",
                "name": "ordini",
                "plural": true,
                "selections": [
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
        "condition": "forniture",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "scadute",
            "args": [
              (v7/*:: as any*/),
              (v28/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "concreteType": "OrdiniFornitoreConnection",
            "kind": "LinkedField",
            "name": "ordiniFornitore",
            "plural": false,
            "selections": (v29/*:: as any*/),
            "storageKey": "ordiniFornitore(filtro:{\"inRitardo\":true},ordinamento:[\"DATA_CONSEGNA_FORNITORE\"],perPagina:5)"
          },
          {
            "alias": "inArrivo",
            "args": [
              {
                "fields": [
                  {
                    "kind": "Literal",
                    "name": "attesi",
                    "value": true
                  },
                  {
                    "kind": "Variable",
                    "name": "dataConsegnaFornitoreA",
                    "variableName": "fra7"
                  },
                  {
                    "kind": "Variable",
                    "name": "dataConsegnaFornitoreDa",
                    "variableName": "oggi"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v28/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "concreteType": "OrdiniFornitoreConnection",
            "kind": "LinkedField",
            "name": "ordiniFornitore",
            "plural": false,
            "selections": (v29/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "suoiPreventivi",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "daSbrigare",
            "args": [
              {
                "fields": [
                  {
                    "kind": "Literal",
                    "name": "conOrdine",
                    "value": false
                  },
                  (v23/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "senzaAgente",
                    "variableName": "assegna"
                  },
                  {
                    "kind": "Variable",
                    "name": "startDate",
                    "variableName": "preventiviDal"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v17/*:: as any*/)
            ],
            "concreteType": "PreventiviConnection",
            "kind": "LinkedField",
            "name": "preventivi",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Preventivo",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nomeCognome",
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
                    "kind": "ScalarField",
                    "name": "emailInviataIl",
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
                      (v30/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "colore",
                        "storageKey": null
                      },
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "mossi",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 6
              }
            ],
            "concreteType": "OrdineMosso",
            "kind": "LinkedField",
            "name": "ordiniMossi",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "il",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prima",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dopo",
                "storageKey": null
              }
            ],
            "storageKey": "ordiniMossi(first:6)"
          }
        ]
      },
      {
        "condition": "importazioni",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "jobsFiniti",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tipo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "descrizione",
                "storageKey": null
              },
              (v30/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creatoIl",
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "81272707f5c6d4d9479975a2344177486490b95ddf54589e54dae3745756b4fd",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c6aaea1abc0ccf0325ddc35736a8f3a";

export default node;
