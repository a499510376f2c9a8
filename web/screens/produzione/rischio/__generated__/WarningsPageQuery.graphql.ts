/**
 * @generated SignedSource<<588051d41f42445d3ffc5e371b9eed2f>>
 * @relayHash 7034485b53f931f0c5f6bb3f290b0580
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 745aab75ddbdbf623a8c043d08d7d1f4e87fe2a48de8932a9b348704f1937ffa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WarningsPageQuery$variables = {
  search?: string | null;
};
export type WarningsPageQuery$data = {
  readonly warningsOrdiniFornitore: {
    readonly oggi: string;
    readonly totaleARischio: number;
    readonly totaleMancanti: number;
    readonly " $fragmentSpreads": FragmentRefs<"MissingOrdini_warnings" | "OrdiniARischio_warnings">;
  };
};
export type WarningsPageQuery = {
  response: WarningsPageQuery$data;
  variables: WarningsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oggi",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totaleMancanti",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totaleARischio",
  "storageKey": null
},
v5 = {
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
      "kind": "ScalarField",
      "name": "dataConsegna",
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "materiale",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "necessarioIl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WarningsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WarningsOrdiniFornitore",
        "kind": "LinkedField",
        "name": "warningsOrdiniFornitore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MissingOrdini_warnings"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrdiniARischio_warnings"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WarningsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WarningsOrdiniFornitore",
        "kind": "LinkedField",
        "name": "warningsOrdiniFornitore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineIncompleto",
            "kind": "LinkedField",
            "name": "mancanti",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MaterialeDaOrdinare",
                "kind": "LinkedField",
                "name": "materiali",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineARischio",
            "kind": "LinkedField",
            "name": "aRischio",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ordineFornitore",
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fornitore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "previsto",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "giorni",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nuovaFine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ritardo",
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
  "params": {
    "id": "745aab75ddbdbf623a8c043d08d7d1f4e87fe2a48de8932a9b348704f1937ffa",
    "metadata": {},
    "name": "WarningsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9a9e30d5c3fabf1d8dfd37bc666ead9";

export default node;
