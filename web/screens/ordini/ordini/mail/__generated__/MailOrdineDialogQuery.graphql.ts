/**
 * @generated SignedSource<<690b6679925909cb65dcc5d1944daea6>>
 * @relayHash 74a543841669a81aabd7c09e58f4bed0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaf96113da88f368b588c8f3cb3415ec93d74eb5e9aea2bca83c8dc377e55343

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatoInvioMail = "in_attesa_invio" | "inviata";
export type MailOrdineDialogQuery$variables = {
  pk: number;
};
export type MailOrdineDialogQuery$data = {
  readonly messaggiOrdineEmail: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly pk: number;
        readonly testo: string;
        readonly titolo: string;
      };
    }>;
  };
  readonly ordine: {
    readonly motivoMail: string | null;
    readonly numeroCommessa: string;
    readonly puoProgrammareMail: boolean | null;
    readonly statoInvioMail: StatoInvioMail | null;
    readonly " $fragmentSpreads": FragmentRefs<"MailForm_ordine" | "SentMail_ordine">;
  } | null;
};
export type MailOrdineDialogQuery = {
  response: MailOrdineDialogQuery$data;
  variables: MailOrdineDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoInvioMail",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "puoProgrammareMail",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoMail",
  "storageKey": null
},
v6 = [
  {
    "kind": "Literal",
    "name": "ordinamento",
    "value": [
      "TITOLO"
    ]
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titolo",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testo",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testoEmail",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailOrdineDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SentMail_ordine"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MailForm_ordine"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "MessaggiOrdineEmailConnection",
        "kind": "LinkedField",
        "name": "messaggiOrdineEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggiOrdineEmailEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MessaggioOrdineEmail",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "messaggiOrdineEmail(ordinamento:[\"TITOLO\"],perPagina:1000)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailOrdineDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ClienteOrdine",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dataInvioMail",
            "storageKey": null
          },
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "testoIntervallo",
            "storageKey": null
          },
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invioMailPrevisto",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "descrizioneMail",
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "MessaggiOrdineEmailConnection",
        "kind": "LinkedField",
        "name": "messaggiOrdineEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggiOrdineEmailEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MessaggioOrdineEmail",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "messaggiOrdineEmail(ordinamento:[\"TITOLO\"],perPagina:1000)"
      }
    ]
  },
  "params": {
    "id": "aaf96113da88f368b588c8f3cb3415ec93d74eb5e9aea2bca83c8dc377e55343",
    "metadata": {},
    "name": "MailOrdineDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "81e04fa399d356ef6be789750ba40f12";

export default node;
