/**
 * @generated SignedSource<<414ee97bb48fe471a93bdbedfd6a146b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoMargine = "rischio" | "sicuro" | "tardi";
import type { FragmentRefs } from "relay-runtime";
export type OrdiniWork_query$data = {
  readonly daSchedulare: {
    readonly nodes: ReadonlyArray<{
      readonly cliente: {
        readonly nome: string;
      };
      readonly dataConsegna: string | null;
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
    readonly totalCount: number;
  };
  readonly stretti: {
    readonly nodes: ReadonlyArray<{
      readonly cliente: {
        readonly nome: string;
      };
      readonly dataConsegna: string | null;
      readonly margine: number | null;
      readonly numeroCommessa: string;
      readonly pk: number;
      readonly ritardoMateriali: number;
      readonly statoMargine: StatoMargine | null;
    }>;
    readonly totalCount: number;
  };
  readonly tardi: {
    readonly nodes: ReadonlyArray<{
      readonly cliente: {
        readonly nome: string;
      };
      readonly dataConsegna: string | null;
      readonly margine: number | null;
      readonly numeroCommessa: string;
      readonly pk: number;
      readonly ritardoMateriali: number;
      readonly statoMargine: StatoMargine | null;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "OrdiniWork_query";
};
export type OrdiniWork_query$key = {
  readonly " $data"?: OrdiniWork_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdiniWork_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
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
  "name": "dataConsegna",
  "storageKey": null
},
v4 = {
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
    }
  ],
  "storageKey": null
},
v5 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Ordine",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
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
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
],
v6 = {
  "kind": "Literal",
  "name": "perPagina",
  "value": 5
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "fra14"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdiniWork_query",
  "selections": [
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
        {
          "kind": "Literal",
          "name": "perPagina",
          "value": 6
        }
      ],
      "concreteType": "OrdiniConnection",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": false,
      "selections": (v5/*:: as any*/),
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
        (v6/*:: as any*/)
      ],
      "concreteType": "OrdiniConnection",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": "ordini(filtro:{\"margine\":\"poco_margine\"},ordinamento:[\"DATA_CONSEGNA\"],perPagina:5)"
    },
    {
      "alias": "daSchedulare",
      "args": [
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "chiusi",
              "value": false
            },
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
        {
          "kind": "Literal",
          "name": "ordinamento",
          "value": [
            "DATA_CONSEGNA_DESC"
          ]
        },
        (v6/*:: as any*/)
      ],
      "concreteType": "OrdiniConnection",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Ordine",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "64b89db0c2b818a79086e65be5a9a3eb";

export default node;
