/**
 * @generated SignedSource<<6fd0a12ba2af893fc4b2f0c99dd5529d>>
 * @relayHash 049c816d9ff7401a9d7f9b4c3acdf9a4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b49792569ae3f9f47f11f5654c583c3e5e680b972527f076d9b8e72f7e2febc0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = {
  attivita: boolean;
  celle: boolean;
  conferme: boolean;
  forniture: boolean;
  fra14: string;
  fra7: string;
  mieAttivita: boolean;
  oggi: string;
  ordini: boolean;
  posta: boolean;
  preventivi: boolean;
  segnalazioni: boolean;
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
};
export type HomePageQuery = {
  response: HomePageQuery$data;
  variables: HomePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "attivita"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "celle"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conferme"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "forniture"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fra14"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fra7"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mieAttivita"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oggi"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordini"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "posta"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preventivi"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "segnalazioni"
},
v12 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v13 = [
  {
    "kind": "Literal",
    "name": "filtro",
    "value": {
      "aperte": true
    }
  },
  (v12/*:: as any*/)
],
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v15 = {
  "kind": "Variable",
  "name": "dataConsegnaDa",
  "variableName": "oggi"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
      {
        "condition": "attivita",
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
        "condition": "mieAttivita",
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
        "condition": "celle",
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
        "condition": "forniture",
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      {
        "condition": "attivita",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "aperte",
            "args": (v13/*:: as any*/),
            "concreteType": "AttivitaOperatoriConnection",
            "kind": "LinkedField",
            "name": "attivitaOperatori",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": "attivitaOperatori(filtro:{\"aperte\":true},first:1)"
          }
        ]
      },
      {
        "condition": "mieAttivita",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "mieAperte",
            "args": (v13/*:: as any*/),
            "concreteType": "MieAttivitaConnection",
            "kind": "LinkedField",
            "name": "mieAttivita",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": "mieAttivita(filtro:{\"aperte\":true},first:1)"
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "giorno",
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
            "alias": "attese",
            "args": [
              {
                "kind": "Literal",
                "name": "filtro",
                "value": {
                  "inRitardo": true
                }
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "OrdiniFornitoreConnection",
            "kind": "LinkedField",
            "name": "ordiniFornitore",
            "plural": false,
            "selections": (v14/*:: as any*/),
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
              {
                "kind": "Literal",
                "name": "filtro",
                "value": {
                  "stato": "in_attesa"
                }
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "ConfermeOrdineConnection",
            "kind": "LinkedField",
            "name": "confermeOrdine",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": "confermeOrdine(filtro:{\"stato\":\"in_attesa\"},first:1)"
          }
        ]
      },
      {
        "condition": "ordini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "aRischio",
            "args": [
              {
                "fields": [
                  {
                    "kind": "Variable",
                    "name": "dataConsegnaA",
                    "variableName": "fra14"
                  },
                  (v15/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "scheduled",
                    "value": "non_schedulati"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "inSettimana",
            "args": [
              {
                "fields": [
                  {
                    "kind": "Variable",
                    "name": "dataConsegnaA",
                    "variableName": "fra7"
                  },
                  (v15/*:: as any*/)
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": (v14/*:: as any*/),
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
              (v12/*:: as any*/)
            ],
            "concreteType": "MailsConnection",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": "mails(filtro:{\"stato\":\"DA_INVIARE\"},first:1)"
          },
          {
            "alias": "fallite",
            "args": [
              {
                "kind": "Literal",
                "name": "filtro",
                "value": {
                  "stato": "FALLITA"
                }
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "MailsConnection",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": "mails(filtro:{\"stato\":\"FALLITA\"},first:1)"
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
                  {
                    "kind": "Literal",
                    "name": "eliminato",
                    "value": false
                  },
                  {
                    "kind": "Variable",
                    "name": "startDate",
                    "variableName": "oggi"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "PreventiviConnection",
            "kind": "LinkedField",
            "name": "preventivi",
            "plural": false,
            "selections": (v14/*:: as any*/),
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
              (v12/*:: as any*/)
            ],
            "concreteType": "SegnalazioniConnection",
            "kind": "LinkedField",
            "name": "segnalazioni",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "b49792569ae3f9f47f11f5654c583c3e5e680b972527f076d9b8e72f7e2febc0",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f63ce09de2332263620746a59c91b75a";

export default node;
