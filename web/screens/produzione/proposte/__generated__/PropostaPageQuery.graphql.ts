/**
 * @generated SignedSource<<ab98f82fef46238092cc18c9b980c4f4>>
 * @relayHash a16661769f1a26c282bb08301863aea0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a22fd5cfc6e846811c41988003b77789e8e8b72055866602d5458535e38eb111

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepartoFase = "banchi" | "macchine";
export type SituazioneProposta = "ACCETTATA" | "INTERROTTA" | "IN_RICERCA" | "PRONTA" | "SCARTATA";
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
    readonly parametri: {
      readonly " $fragmentSpreads": FragmentRefs<"parametri_piano">;
    };
    readonly passi: number | null;
    readonly pk: number;
    readonly prima: {
      readonly cambi: number;
      readonly inRitardo: number;
      readonly ritardo: number;
      readonly senzaPiano: number;
    } | null;
    readonly riparazione: number | null;
    readonly situazione: SituazioneProposta;
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
v8 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "situazione",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errori",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "job",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "utente",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creataIl",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ambito",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordini",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dal",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "al",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trattenuti",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondi",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seme",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passi",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "congelatoFino",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priorita",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "peso",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "PesoOrdine",
  "kind": "LinkedField",
  "name": "pesi",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordine",
      "storageKey": null
    },
    (v24/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "PesoCliente",
  "kind": "LinkedField",
  "name": "pesiCliente",
  "plural": true,
  "selections": [
    (v26/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reparto",
  "storageKey": null
},
v29 = [
  (v26/*:: as any*/),
  (v28/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quanto",
    "storageKey": null
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fornitore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "macchine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "banchi",
    "storageKey": null
  }
],
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minorante",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riparazione",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senzaPiano",
  "storageKey": null
},
v33 = [
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
  (v32/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cambi",
    "storageKey": null
  }
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "TotaliPiano",
  "kind": "LinkedField",
  "name": "prima",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "TotaliPiano",
  "kind": "LinkedField",
  "name": "dopo",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v36 = [
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
v37 = {
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
    (v24/*:: as any*/),
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
    (v32/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FaseProposta",
      "kind": "LinkedField",
      "name": "fasiPrima",
      "plural": true,
      "selections": (v36/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaseProposta",
      "kind": "LinkedField",
      "name": "fasiDopo",
      "plural": true,
      "selections": (v36/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v38 = {
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
    (v28/*:: as any*/)
  ],
  "storageKey": null
},
v39 = {
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
      {
        "condition": "conProposta",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "PropostaPiano",
            "kind": "LinkedField",
            "name": "propostaPiano",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ParametriPiano",
                "kind": "LinkedField",
                "name": "parametri",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "parametri_piano",
                    "selections": [
                      (v7/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v25/*:: as any*/),
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "IpotesiPiano",
                        "kind": "LinkedField",
                        "name": "ipotesi",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "parametri_ipotesi",
                            "selections": (v29/*:: as any*/),
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              (v30/*:: as any*/),
              (v21/*:: as any*/),
              (v31/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v37/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v38/*:: as any*/)
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
                      (v39/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v39/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "conProposta",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "PropostaPiano",
            "kind": "LinkedField",
            "name": "propostaPiano",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ParametriPiano",
                "kind": "LinkedField",
                "name": "parametri",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v27/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "IpotesiPiano",
                    "kind": "LinkedField",
                    "name": "ipotesi",
                    "plural": true,
                    "selections": (v29/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v30/*:: as any*/),
              (v21/*:: as any*/),
              (v31/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v37/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v38/*:: as any*/)
    ]
  },
  "params": {
    "id": "a22fd5cfc6e846811c41988003b77789e8e8b72055866602d5458535e38eb111",
    "metadata": {},
    "name": "PropostaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "828d048656c5f57b3d53039f10b60120";

export default node;
