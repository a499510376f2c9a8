/**
 * @generated SignedSource<<b28e2ce3a2effb7e09dd1ca8f58b0fb1>>
 * @relayHash 81fd58235a24f38be921719cc8a68ef1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ff1d46fe29060c011c5bcebc599b94111f8595dfff3ad3bf397e0c346c0ec39

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type ColliPageQuery$variables = Record<PropertyKey, never>;
export type ColliPageQuery$data = {
  readonly colliDiBottiglia: {
    readonly freni: ReadonlyArray<{
      readonly attesa: number;
      readonly causa: string;
      readonly esempi: ReadonlyArray<{
        readonly numeroCommessa: string;
        readonly pk: number;
        readonly ritardo: number;
      }>;
      readonly ordini: number;
      readonly reparto: RepartoFase | null;
      readonly ritardo: number;
    }>;
    readonly oggi: {
      readonly inRitardo: number;
      readonly ritardo: number;
    };
    readonly settimane: ReadonlyArray<{
      readonly capacita: number;
      readonly inAttesa: number;
      readonly lunedi: string;
      readonly occupato: number;
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
          "name": "inAttesa",
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
          "name": "ordini",
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
    "id": "6ff1d46fe29060c011c5bcebc599b94111f8595dfff3ad3bf397e0c346c0ec39",
    "metadata": {},
    "name": "ColliPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "454c28001a3f35cdb6175728637b6e14";

export default node;
