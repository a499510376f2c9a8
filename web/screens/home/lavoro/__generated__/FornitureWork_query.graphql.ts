/**
 * @generated SignedSource<<f4f4672be587534dfe0c0074d7719a82>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FornitureWork_query$data = {
  readonly inArrivo: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FornitureWork_fornitura">;
    }>;
    readonly totalCount: number;
  };
  readonly scadute: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FornitureWork_fornitura">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "FornitureWork_query";
};
export type FornitureWork_query$key = {
  readonly " $data"?: FornitureWork_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FornitureWork_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "ordinamento",
  "value": [
    "DATA_CONSEGNA_FORNITORE"
  ]
},
v1 = {
  "kind": "Literal",
  "name": "perPagina",
  "value": 5
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineFornitore",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "FornitureWork_fornitura",
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipologia",
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
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "fornitore",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineDelFornitore",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroCommessa",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "fra7"
    },
    {
      "kind": "RootArgument",
      "name": "oggi"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FornitureWork_query",
  "selections": [
    {
      "alias": "scadute",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "inRitardo": true
          }
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "concreteType": "OrdiniFornitoreConnection",
      "kind": "LinkedField",
      "name": "ordiniFornitore",
      "plural": false,
      "selections": (v3/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "concreteType": "OrdiniFornitoreConnection",
      "kind": "LinkedField",
      "name": "ordiniFornitore",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "d4f8c5805f37fb7513142f71307d8f99";

export default node;
