/**
 * @generated SignedSource<<bf37702ea57a7354279f70dc1b744bc9>>
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
      readonly dataConsegna: string | null;
      readonly fornitore: {
        readonly nome: string;
      };
      readonly ordine: {
        readonly numeroCommessa: string;
        readonly pk: number;
      };
      readonly pk: number;
      readonly tipologia: string;
    }>;
    readonly totalCount: number;
  };
  readonly scadute: {
    readonly nodes: ReadonlyArray<{
      readonly dataConsegna: string | null;
      readonly fornitore: {
        readonly nome: string;
      };
      readonly ordine: {
        readonly numeroCommessa: string;
        readonly pk: number;
      };
      readonly pk: number;
      readonly tipologia: string;
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
  "name": "attesi",
  "value": true
},
v1 = {
  "kind": "Literal",
  "name": "ordinamento",
  "value": [
    "dataConsegnaFornitore"
  ]
},
v2 = {
  "kind": "Literal",
  "name": "perPagina",
  "value": 5
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = [
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
      (v3/*:: as any*/),
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
          (v3/*:: as any*/),
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
      "name": "ieri"
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
          "fields": [
            (v0/*:: as any*/),
            {
              "kind": "Variable",
              "name": "dataConsegnaFornitoreA",
              "variableName": "ieri"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "concreteType": "OrdiniFornitoreConnection",
      "kind": "LinkedField",
      "name": "ordiniFornitore",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "inArrivo",
      "args": [
        {
          "fields": [
            (v0/*:: as any*/),
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
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "concreteType": "OrdiniFornitoreConnection",
      "kind": "LinkedField",
      "name": "ordiniFornitore",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "6b2b12f16fdbc4ea1384bc2a69aece4e";

export default node;
