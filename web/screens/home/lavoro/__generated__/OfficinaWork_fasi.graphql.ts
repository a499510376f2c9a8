/**
 * @generated SignedSource<<1c35f3dac4c97607f84e6fd10c6d7ed4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfficinaWork_fasi$data = {
  readonly banchiDiOggi: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OfficinaWork_fase">;
    }>;
    readonly totalCount: number;
  };
  readonly macchineDiOggi: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OfficinaWork_fase">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "OfficinaWork_fasi";
};
export type OfficinaWork_fasi$key = {
  readonly " $data"?: OfficinaWork_fasi$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficinaWork_fasi">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "chiusi",
  "value": false
},
v1 = {
  "kind": "Variable",
  "name": "dataA",
  "variableName": "oggi"
},
v2 = {
  "kind": "Variable",
  "name": "dataDa",
  "variableName": "oggi"
},
v3 = {
  "kind": "Literal",
  "name": "ordinamento",
  "value": [
    "INIZIO"
  ]
},
v4 = {
  "kind": "Literal",
  "name": "perPagina",
  "value": 6
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nome",
    "storageKey": null
  }
],
v7 = [
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
    "concreteType": "FaseSchedulata",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "OfficinaWork_fase",
        "selections": [
          (v5/*:: as any*/),
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
            "selections": (v6/*:: as any*/),
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
                  (v5/*:: as any*/),
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
                    "concreteType": "ClienteDiFase",
                    "kind": "LinkedField",
                    "name": "cliente",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  }
                ],
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
      "name": "oggi"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficinaWork_fasi",
  "selections": [
    {
      "alias": "macchineDiOggi",
      "args": [
        {
          "fields": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "Literal",
              "name": "nomeFase",
              "value": "macchine"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "concreteType": "FasiSchedulateConnection",
      "kind": "LinkedField",
      "name": "fasiSchedulate",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "banchiDiOggi",
      "args": [
        {
          "fields": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "Literal",
              "name": "nomeFase",
              "value": "banchi"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "concreteType": "FasiSchedulateConnection",
      "kind": "LinkedField",
      "name": "fasiSchedulate",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "6f6b04b23982d2acc4ae13b97dccceb2";

export default node;
