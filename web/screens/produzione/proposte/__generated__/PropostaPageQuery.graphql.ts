/**
 * @generated SignedSource<<73e8f6a89b97460a72ef59d33f77f39a>>
 * @relayHash 59e3887f8cb87431d2dc8d56eea6e7e0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00ef4758fb7cc4147cd946948ffde211aa7623f54687888fdfcd24d6235f89d4

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type PropostaPageQuery$variables = {
  conOrdini: boolean;
  conProposta: boolean;
  ordini?: ReadonlyArray<number> | null;
  pk: number;
};
export type PropostaPageQuery$data = {
  readonly celleRotte: ReadonlyArray<{
    readonly giorno: string;
    readonly reparto: RepartoFase;
  }>;
  readonly ordini?: {
    readonly nodes: ReadonlyArray<{
      readonly cliente: {
        readonly nome: string;
      };
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
  };
  readonly propostaPiano?: {
    readonly creataIl: string;
    readonly dopo: {
      readonly cambi: number;
      readonly inRitardo: number;
      readonly ritardo: number;
      readonly senzaPiano: number;
    } | null;
    readonly errori: ReadonlyArray<string>;
    readonly job: number | null;
    readonly minorante: number | null;
    readonly nome: string;
    readonly ordini: ReadonlyArray<{
      readonly cliente: string;
      readonly dataConsegna: string | null;
      readonly fasiDopo: ReadonlyArray<{
        readonly fine: string;
        readonly inizio: string;
        readonly nomeFase: string;
      }>;
      readonly fasiPrima: ReadonlyArray<{
        readonly fine: string;
        readonly inizio: string;
        readonly nomeFase: string;
      }>;
      readonly fineDopo: string | null;
      readonly finePrima: string | null;
      readonly guadagno: number | null;
      readonly motivo: string;
      readonly numeroCommessa: string;
      readonly peso: number;
      readonly pk: number;
      readonly ritardoDopo: number;
      readonly ritardoPrima: number;
      readonly schedulato: boolean;
      readonly senzaPiano: string;
    }>;
    readonly parametri: unknown;
    readonly passi: number | null;
    readonly pk: number;
    readonly prima: {
      readonly cambi: number;
      readonly inRitardo: number;
      readonly ritardo: number;
      readonly senzaPiano: number;
    } | null;
    readonly riparazione: number | null;
    readonly situazione: string;
    readonly utente: string;
  } | null;
};
export type PropostaPageQuery = {
  response: PropostaPageQuery$data;
  variables: PropostaPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conOrdini"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conProposta"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordini"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v4 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "ordini"
      }
    ],
    "kind": "ObjectValue",
    "name": "filtro"
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 50
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
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
  "name": "senzaPiano",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ritardo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inRitardo",
    "storageKey": null
  },
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cambi",
    "storageKey": null
  }
],
v10 = [
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
  }
],
v11 = {
  "condition": "conProposta",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "pk",
          "variableName": "pk"
        }
      ],
      "concreteType": "PropostaPiano",
      "kind": "LinkedField",
      "name": "propostaPiano",
      "plural": false,
      "selections": [
        (v5/*:: as any*/),
        (v7/*:: as any*/),
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
          "name": "job",
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
          "kind": "ScalarField",
          "name": "minorante",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passi",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "riparazione",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TotaliPiano",
          "kind": "LinkedField",
          "name": "prima",
          "plural": false,
          "selections": (v9/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TotaliPiano",
          "kind": "LinkedField",
          "name": "dopo",
          "plural": false,
          "selections": (v9/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrdineProposto",
          "kind": "LinkedField",
          "name": "ordini",
          "plural": true,
          "selections": [
            (v5/*:: as any*/),
            (v6/*:: as any*/),
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
              "name": "peso",
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
              "name": "schedulato",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "finePrima",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fineDopo",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "guadagno",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "motivo",
              "storageKey": null
            },
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "FaseProposta",
              "kind": "LinkedField",
              "name": "fasiPrima",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FaseProposta",
              "kind": "LinkedField",
              "name": "fasiDopo",
              "plural": true,
              "selections": (v10/*:: as any*/),
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
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "CellaRotta",
  "kind": "LinkedField",
  "name": "celleRotte",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giorno",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reparto",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PropostaPageQuery",
    "selections": [
      {
        "condition": "conOrdini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Ordine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClienteOrdine",
                    "kind": "LinkedField",
                    "name": "cliente",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/)
                    ],
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
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PropostaPageQuery",
    "selections": [
      {
        "condition": "conOrdini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "OrdiniConnection",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Ordine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClienteOrdine",
                    "kind": "LinkedField",
                    "name": "cliente",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ]
  },
  "params": {
    "id": "00ef4758fb7cc4147cd946948ffde211aa7623f54687888fdfcd24d6235f89d4",
    "metadata": {},
    "name": "PropostaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "658a0873f71909b66cfba74a6110084e";

export default node;
