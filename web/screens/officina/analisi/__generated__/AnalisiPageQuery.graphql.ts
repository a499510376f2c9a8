/**
 * @generated SignedSource<<45b15e2607619176dd3860987e1cac7d>>
 * @relayHash 6bacbdfe52b390f5f264a276a9925e07
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4052df798efe8fb08dc14fe494801d51cac6e4d5f7baef2799c3a9c540992366

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type AnalisiPageQuery$variables = {
  pk: number;
};
export type AnalisiPageQuery$data = {
  readonly analisiPostazione: {
    readonly data: string;
    readonly nome: string;
    readonly ordini: ReadonlyArray<{
      readonly ordine: {
        readonly nomeCliente: string;
        readonly numeroCommessa: string;
        readonly pk: number;
      };
    }>;
    readonly pk: number;
    readonly postazioni: ReadonlyArray<{
      readonly campi: ReadonlyArray<string>;
      readonly minuti: number;
      readonly postazione: string;
    }>;
    readonly reparti: ReadonlyArray<{
      readonly capacita: number | null;
      readonly minuti: number;
      readonly minutiRimanenti: number;
      readonly reparto: RepartoFase;
      readonly schedulati: number | null;
    }>;
    readonly righe: ReadonlyArray<{
      readonly celle: ReadonlyArray<{
        readonly lavorazioni: ReadonlyArray<{
          readonly lavorazione: string;
          readonly pezziEseguiti: number;
          readonly pezziTotali: number;
          readonly pk: number | null;
        }>;
        readonly postazione: string;
        readonly tempoRimanente: number;
        readonly tempoTeorico: number;
        readonly tempoTeoricoUsato: number;
      }>;
      readonly ordine: number;
    }>;
    readonly settimana: string | null;
    readonly totali: ReadonlyArray<{
      readonly minuti: number;
      readonly postazione: string;
    }>;
    readonly versione: number;
  } | null;
  readonly lavorazioni: ReadonlyArray<{
    readonly nome: string;
  }>;
};
export type AnalisiPageQuery = {
  response: AnalisiPageQuery$data;
  variables: AnalisiPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
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
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "data",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settimana",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postazione",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minuti",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "MinutiPostazione",
  "kind": "LinkedField",
  "name": "totali",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campi",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeCliente",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "RepartoInAnalisi",
  "kind": "LinkedField",
  "name": "reparti",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reparto",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutiRimanenti",
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
      "name": "schedulati",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "RigaAnalisi",
  "kind": "LinkedField",
  "name": "righe",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CellaAnalisi",
      "kind": "LinkedField",
      "name": "celle",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tempoTeorico",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tempoTeoricoUsato",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tempoRimanente",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LavorazioneInAnalisi",
          "kind": "LinkedField",
          "name": "lavorazioni",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lavorazione",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pezziEseguiti",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pezziTotali",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalisiPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnalisiPostazione",
        "kind": "LinkedField",
        "name": "analisiPostazione",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PostazioneAnalisi",
            "kind": "LinkedField",
            "name": "postazioni",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineAnalisi",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineDiAnalisi",
                "kind": "LinkedField",
                "name": "ordine",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "AnalisiPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnalisiPostazione",
        "kind": "LinkedField",
        "name": "analisiPostazione",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PostazioneAnalisi",
            "kind": "LinkedField",
            "name": "postazioni",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v8/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineAnalisi",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineDiAnalisi",
                "kind": "LinkedField",
                "name": "ordine",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4052df798efe8fb08dc14fe494801d51cac6e4d5f7baef2799c3a9c540992366",
    "metadata": {},
    "name": "AnalisiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e01c759a835db0bfa4d50630582ca518";

export default node;
