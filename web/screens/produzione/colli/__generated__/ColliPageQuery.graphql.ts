/**
 * @generated SignedSource<<b5002b4f39befa69a053826d3e29b868>>
 * @relayHash 2735f2a96c2c84dfda94510af20517e7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2274df964e6df9a0966d835d9f4578272adf0a8756943d64cb3c70aecb896f9d

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type ColliPageQuery$variables = Record<PropertyKey, never>;
export type ColliPageQuery$data = {
  readonly colliDiBottiglia: {
    readonly daPianificare: number;
    readonly finirebberoTardi: ReadonlyArray<number>;
    readonly freni: ReadonlyArray<{
      readonly attesa: number;
      readonly causa: string;
      readonly esempi: ReadonlyArray<{
        readonly numeroCommessa: string;
        readonly pk: number;
        readonly ritardo: number;
      }>;
      readonly pks: ReadonlyArray<number>;
      readonly reparto: RepartoFase | null;
      readonly ritardo: number;
    }>;
    readonly oggi: {
      readonly inRitardo: number;
      readonly ritardo: number;
    };
    readonly settimane: ReadonlyArray<{
      readonly capacita: number;
      readonly lunedi: string;
      readonly occupato: number;
      readonly pksInAttesa: ReadonlyArray<number>;
      readonly reparto: RepartoFase;
    }>;
  };
  readonly fornitori: {
    readonly nodes: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
      readonly tipologia: string;
    }>;
  };
};
export type ColliPageQuery = {
  response: ColliPageQuery$data;
  variables: ColliPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritardo",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reparto",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ColliDiBottiglia",
  "kind": "LinkedField",
  "name": "colliDiBottiglia",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RitardiPiano",
      "kind": "LinkedField",
      "name": "oggi",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inRitardo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finirebberoTardi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daPianificare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SettimanaReparto",
      "kind": "LinkedField",
      "name": "settimane",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lunedi",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capacita",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "occupato",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pksInAttesa",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FrenoPiano",
      "kind": "LinkedField",
      "name": "freni",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "causa",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pks",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attesa",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrdineFrenato",
          "kind": "LinkedField",
          "name": "esempi",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numeroCommessa",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipologia",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ColliPageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "FornitoriConnection",
        "kind": "LinkedField",
        "name": "fornitori",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fornitori(perPagina:1000)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ColliPageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "FornitoriConnection",
        "kind": "LinkedField",
        "name": "fornitori",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fornitori(perPagina:1000)"
      }
    ]
  },
  "params": {
    "id": "2274df964e6df9a0966d835d9f4578272adf0a8756943d64cb3c70aecb896f9d",
    "metadata": {},
    "name": "ColliPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "97847e25a8794ac5fcc58d4873541051";

export default node;
