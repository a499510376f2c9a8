/**
 * @generated SignedSource<<76bf5db9ed0356aab75999282e43731f>>
 * @relayHash 1c9a562d578d3c762e8ae1001cad1e29
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5dad3296fb1fe844f8933dae708348607f6d3115fe16a09d089683578d9bd26

import type { ConcreteRequest } from 'relay-runtime';
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
      readonly reparto: string | null;
      readonly ritardo: number;
    }>;
    readonly migliore: {
      readonly inRitardo: number;
      readonly ritardo: number;
    };
    readonly oggi: {
      readonly inRitardo: number;
      readonly ritardo: number;
    };
    readonly rimedi: ReadonlyArray<{
      readonly costo: number | null;
      readonly guadagno: number;
      readonly inRitardo: number;
      readonly ipotesi: unknown;
      readonly minuti: number;
      readonly ritardo: number;
    }>;
    readonly settimane: ReadonlyArray<{
      readonly capacita: number;
      readonly inAttesa: number;
      readonly lunedi: string;
      readonly occupato: number;
      readonly reparto: string;
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
  "name": "inRitardo",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reparto",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v5 = {
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RitardiPiano",
      "kind": "LinkedField",
      "name": "migliore",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
        (v3/*:: as any*/),
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
        (v3/*:: as any*/),
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
            (v4/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RimedioPiano",
      "kind": "LinkedField",
      "name": "rimedi",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ipotesi",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minuti",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costo",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "guadagno",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = [
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
  "name": "nome",
  "storageKey": null
},
v8 = {
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
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
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
              (v4/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
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
              (v4/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
    "id": "b5dad3296fb1fe844f8933dae708348607f6d3115fe16a09d089683578d9bd26",
    "metadata": {},
    "name": "ColliPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "079af1e3cb9efcfe18b704cf1b14310e";

export default node;
