/**
 * @generated SignedSource<<9c0d85ec5060dd4f2598f3183bd13610>>
 * @relayHash a8b0704181f298dd1a557b99d0b2d0c8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09f33cfe477574bc636bab3914cdb2840e795f9c51dd9a411360fb30cd712023

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WarningsPageQuery$variables = {
  search?: string | null;
};
export type WarningsPageQuery$data = {
  readonly warningsOrdiniFornitore: {
    readonly oggi: string;
    readonly totaleARischio: number;
    readonly totaleAttivitaSenzaArrivi: number;
    readonly totaleMancanti: number;
    readonly " $fragmentSpreads": FragmentRefs<"MissingOrdini_warnings" | "OrdiniAtRisk_warnings" | "OrdiniWithoutArrivals_warnings">;
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
  "kind": "ScalarField",
  "name": "totaleAttivitaSenzaArrivi",
  "storageKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "materiale",
  "storageKey": null
},
v8 = {
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
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MissingOrdini_warnings"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrdiniAtRisk_warnings"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrdiniWithoutArrivals_warnings"
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
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineIncompleto",
            "kind": "LinkedField",
            "name": "mancanti",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MaterialeDaOrdinare",
                "kind": "LinkedField",
                "name": "materiali",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ordineFornitore",
                "storageKey": null
              },
              (v7/*:: as any*/),
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
              (v8/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineSenzaArrivi",
            "kind": "LinkedField",
            "name": "attivitaSenzaArrivi",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MaterialeNonArrivato",
                "kind": "LinkedField",
                "name": "materiali",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ordinato",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attivita",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ultimaAttivita",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lavorazioni",
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
    "id": "09f33cfe477574bc636bab3914cdb2840e795f9c51dd9a411360fb30cd712023",
    "metadata": {},
    "name": "WarningsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d4f25f9cf33f96a49d6fdb4801604e7";

export default node;
