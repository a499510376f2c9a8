/**
 * @generated SignedSource<<1616ba59af046cf20aadca7f91982f4f>>
 * @relayHash 2396dd902f49bc53cfe85383e9b9ae91
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4994605e41bede6fac767a076048649e04bf4a76950fcdf6c84c712a8a0778b1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = {
  conferme: boolean;
  fra14: string;
  fra7: string;
  oggi: string;
  ordini: boolean;
  posta: boolean;
  preventivi: boolean;
  segnalazioni: boolean;
};
export type HomePageQuery$data = {
  readonly diConferme?: {
    readonly " $fragmentSpreads": FragmentRefs<"ConfermeCount_query">;
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
  "name": "conferme"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fra14"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fra7"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oggi"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordini"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "posta"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preventivi"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "segnalazioni"
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v10 = {
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
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
              (v8/*:: as any*/)
            ],
            "concreteType": "ConfermeOrdineConnection",
            "kind": "LinkedField",
            "name": "confermeOrdine",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
                  (v10/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "scheduled",
                    "value": "non_schedulati"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v8/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
                  (v10/*:: as any*/)
                ],
                "kind": "ObjectValue",
                "name": "filtro"
              },
              (v8/*:: as any*/)
            ],
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
              (v8/*:: as any*/)
            ],
            "concreteType": "MailsConnection",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
              (v8/*:: as any*/)
            ],
            "concreteType": "MailsConnection",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
              (v8/*:: as any*/)
            ],
            "concreteType": "PreventiviConnection",
            "kind": "LinkedField",
            "name": "preventivi",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
              (v8/*:: as any*/)
            ],
            "concreteType": "SegnalazioniConnection",
            "kind": "LinkedField",
            "name": "segnalazioni",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "4994605e41bede6fac767a076048649e04bf4a76950fcdf6c84c712a8a0778b1",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af619becf018ca59e2f4f58b853ebc43";

export default node;
