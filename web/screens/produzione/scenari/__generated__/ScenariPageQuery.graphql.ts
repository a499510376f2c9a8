/**
 * @generated SignedSource<<89eeda405ce563125fc520fb0bb97687>>
 * @relayHash a70e02a2743053699e1156d0092ac125
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae466c496e24af98271d28efe484a9b5a081e49243679fd62381eb1633f4788e

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type ScenariPageQuery$variables = Record<PropertyKey, never>;
export type ScenariPageQuery$data = {
  readonly fornitori: {
    readonly nodes: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
      readonly tipologia: string;
    }>;
  };
  readonly propostePiano: ReadonlyArray<{
    readonly carico: ReadonlyArray<{
      readonly capacita: number;
      readonly lunedi: string;
      readonly occupato: number;
      readonly reparto: RepartoFase;
    }>;
    readonly caricoPrima: ReadonlyArray<{
      readonly capacita: number;
      readonly lunedi: string;
      readonly occupato: number;
      readonly reparto: RepartoFase;
    }>;
    readonly costo: number | null;
    readonly creataIl: string;
    readonly dopo: {
      readonly cambi: number;
      readonly inRitardo: number;
      readonly ritardo: number;
      readonly senzaPiano: number;
    } | null;
    readonly errori: ReadonlyArray<string>;
    readonly nome: string;
    readonly ordini: ReadonlyArray<{
      readonly cliente: string;
      readonly dataConsegna: string | null;
      readonly numeroCommessa: string;
      readonly pk: number;
      readonly ritardoDopo: number;
      readonly ritardoPrima: number;
    }>;
    readonly oreInPiu: ReadonlyArray<{
      readonly ordinarie: number;
      readonly straordinarie: number;
    }>;
    readonly parametri: unknown;
    readonly pk: number;
    readonly prima: {
      readonly inRitardo: number;
      readonly ritardo: number;
      readonly senzaPiano: number;
    } | null;
    readonly situazione: string;
    readonly utente: string;
  }>;
};
export type ScenariPageQuery = {
  response: ScenariPageQuery$data;
  variables: ScenariPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritardo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inRitardo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senzaPiano",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lunedi",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reparto",
    "storageKey": null
  },
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
  }
],
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "scenari",
      "value": true
    }
  ],
  "concreteType": "PropostaPiano",
  "kind": "LinkedField",
  "name": "propostePiano",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errori",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "utente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creataIl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parametri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TotaliPiano",
      "kind": "LinkedField",
      "name": "prima",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TotaliPiano",
      "kind": "LinkedField",
      "name": "dopo",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cambi",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CaricoSettimana",
      "kind": "LinkedField",
      "name": "carico",
      "plural": true,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CaricoSettimana",
      "kind": "LinkedField",
      "name": "caricoPrima",
      "plural": true,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OreInPiu",
      "kind": "LinkedField",
      "name": "oreInPiu",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordinarie",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "straordinarie",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "costo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "inRitardo",
          "value": true
        }
      ],
      "concreteType": "OrdineProposto",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "cliente",
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
          "kind": "ScalarField",
          "name": "ritardoPrima",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ritardoDopo",
          "storageKey": null
        }
      ],
      "storageKey": "ordini(inRitardo:true)"
    }
  ],
  "storageKey": "propostePiano(scenari:true)"
},
v7 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
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
    "name": "ScenariPageQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
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
    "name": "ScenariPageQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
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
    "id": "ae466c496e24af98271d28efe484a9b5a081e49243679fd62381eb1633f4788e",
    "metadata": {},
    "name": "ScenariPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c8c0cdf437a66eb47ee52adb404b99a";

export default node;
