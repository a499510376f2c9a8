/**
 * @generated SignedSource<<f2037a31a088b6ce9301c81cbddec4c0>>
 * @relayHash 39cce7c327158ecf28df28e5d30fb8b1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22c9ab64a0d5ea66aea9f924e7aaf7d1449d273c1ca0c559ff1d00224f772c30

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContestoStato = "fasi" | "materiali" | "ordine" | "ordine_fornitore";
export type OperazioneColonna = "avg" | "max" | "min" | "sum";
export type OrdinamentoRigheStatistiche = "ALTEZZA" | "ALTEZZA_DESC" | "ANTE" | "ANTE_DESC" | "ID" | "ID_DESC" | "LARGHEZZA" | "LARGHEZZA_DESC" | "LISTINO" | "LISTINO_DESC" | "NETTO" | "NETTO_DESC" | "NUMERO" | "NUMERO_DESC" | "ORDINE" | "ORDINE_DESC" | "SCONTO_ARTICOLO" | "SCONTO_ARTICOLO_DESC";
export type FiltroRigheStatistiche = {
  agente?: number | null;
  categoria?: string | null;
  codice?: string | null;
  empty?: boolean | null;
  forma?: string | null;
  fromData?: string | null;
  fromDate?: string | null;
  nomeFase?: string | null;
  ordini?: ReadonlyArray<number> | null;
  search?: string | null;
  stato?: ReadonlyArray<number> | null;
  tipoCliente?: string | null;
  tipoSerramento?: number | null;
  toData?: string | null;
  toDate?: string | null;
};
export type RigheStatistichePageQuery$variables = {
  conConfigurazione: boolean;
  configurazione?: number | null;
  filtro?: FiltroRigheStatistiche | null;
  ordinamento?: ReadonlyArray<OrdinamentoRigheStatistiche> | null;
  pagina: number;
  perPagina: number;
  pk: number;
};
export type RigheStatistichePageQuery$data = {
  readonly codiciSerramento: ReadonlyArray<{
    readonly categoria: string;
    readonly codice: string;
    readonly forma: string;
  }>;
  readonly configurazioneStatistica?: {
    readonly fields: ReadonlyArray<{
      readonly name: string;
      readonly operations: ReadonlyArray<OperazioneColonna>;
    }>;
    readonly name: string;
    readonly pk: number;
  } | null;
  readonly fasi: ReadonlyArray<{
    readonly nome: string;
  }>;
  readonly righeStatistiche: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"RigaStatistica_riga">;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
  readonly tipiSerramento: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly totaliRigheStatistiche: {
    readonly categoriaStat: ReadonlyArray<{
      readonly nome: string;
      readonly numero: number;
      readonly percentuale: number;
    }>;
    readonly codiceStat: ReadonlyArray<{
      readonly nome: string;
      readonly numero: number;
      readonly percentuale: number;
    }>;
    readonly fields: ReadonlyArray<{
      readonly colonna: string;
      readonly valori: ReadonlyArray<{
        readonly operazione: string;
        readonly valore: number | null;
      }>;
    }>;
    readonly formaStat: ReadonlyArray<{
      readonly nome: string;
      readonly numero: number;
      readonly percentuale: number;
    }>;
    readonly listino: number | null;
    readonly nSerramentiSerie: ReadonlyArray<{
      readonly data: string;
      readonly valore: number;
    }>;
    readonly netto: number | null;
    readonly nettoSerie: ReadonlyArray<{
      readonly data: string;
      readonly valore: number;
    }> | null;
    readonly numSerramenti: number;
    readonly sconto: number | null;
    readonly tipoSerramentoStat: ReadonlyArray<{
      readonly nome: string;
      readonly numero: number;
      readonly percentuale: number;
    }>;
  } | null;
  readonly valoriStato: ReadonlyArray<{
    readonly contesto: ContestoStato;
    readonly nome: string;
    readonly nomeFase: string;
    readonly pk: number;
  }>;
};
export type RigheStatistichePageQuery = {
  response: RigheStatistichePageQuery$data;
  variables: RigheStatistichePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conConfigurazione"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "configurazione"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtro"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordinamento"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v7 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v8 = [
  (v7/*:: as any*/),
  {
    "kind": "Variable",
    "name": "ordinamento",
    "variableName": "ordinamento"
  },
  {
    "kind": "Variable",
    "name": "pagina",
    "variableName": "pagina"
  },
  {
    "kind": "Variable",
    "name": "perPagina",
    "variableName": "perPagina"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordinePk",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numero",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoria",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forma",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v18 = [
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v20 = [
  (v19/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezza",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezza",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ante",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listino",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netto",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scontoArticolo",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "extraFields",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "valore",
  "storageKey": null
},
v29 = [
  (v19/*:: as any*/),
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "percentuale",
    "storageKey": null
  }
],
v30 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "data",
    "storageKey": null
  },
  (v28/*:: as any*/)
],
v31 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "configurazione",
      "variableName": "configurazione"
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "TotaliRighe",
  "kind": "LinkedField",
  "name": "totaliRigheStatistiche",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numSerramenti",
      "storageKey": null
    },
    (v24/*:: as any*/),
    (v25/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sconto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TotaleColonna",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colonna",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ValoreColonna",
          "kind": "LinkedField",
          "name": "valori",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "operazione",
              "storageKey": null
            },
            (v28/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FettaRighe",
      "kind": "LinkedField",
      "name": "tipoSerramentoStat",
      "plural": true,
      "selections": (v29/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FettaRighe",
      "kind": "LinkedField",
      "name": "categoriaStat",
      "plural": true,
      "selections": (v29/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FettaRighe",
      "kind": "LinkedField",
      "name": "formaStat",
      "plural": true,
      "selections": (v29/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FettaRighe",
      "kind": "LinkedField",
      "name": "codiceStat",
      "plural": true,
      "selections": (v29/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PuntoRighe",
      "kind": "LinkedField",
      "name": "nettoSerie",
      "plural": true,
      "selections": (v30/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PuntoRighe",
      "kind": "LinkedField",
      "name": "nSerramentiSerie",
      "plural": true,
      "selections": (v30/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v32 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "ColonnaStatistica",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
    (v33/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operations",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contesto",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v38 = [
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v37/*:: as any*/)
],
v39 = [
  (v19/*:: as any*/),
  (v37/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RigheStatistichePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "RigheStatisticheConnection",
        "kind": "LinkedField",
        "name": "righeStatistiche",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RigheStatisticheEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RigaOrdine",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "RigaStatistica_riga",
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CodiceSerramento",
                        "kind": "LinkedField",
                        "name": "codiceSerramento",
                        "plural": false,
                        "selections": (v18/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TipoSerramento",
                        "kind": "LinkedField",
                        "name": "tipoSerramento",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      },
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
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
      (v31/*:: as any*/),
      {
        "condition": "conConfigurazione",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v32/*:: as any*/),
            "concreteType": "ConfigurazioneStatistica",
            "kind": "LinkedField",
            "name": "configurazioneStatistica",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Fase",
        "kind": "LinkedField",
        "name": "fasi",
        "plural": true,
        "selections": (v20/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v35/*:: as any*/),
          (v36/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": (v18/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RigheStatistichePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "RigheStatisticheConnection",
        "kind": "LinkedField",
        "name": "righeStatistiche",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RigheStatisticheEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RigaOrdine",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CodiceSerramento",
                    "kind": "LinkedField",
                    "name": "codiceSerramento",
                    "plural": false,
                    "selections": (v38/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TipoSerramento",
                    "kind": "LinkedField",
                    "name": "tipoSerramento",
                    "plural": false,
                    "selections": (v39/*:: as any*/),
                    "storageKey": null
                  },
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v37/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v31/*:: as any*/),
      {
        "condition": "conConfigurazione",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v32/*:: as any*/),
            "concreteType": "ConfigurazioneStatistica",
            "kind": "LinkedField",
            "name": "configurazioneStatistica",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v37/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Fase",
        "kind": "LinkedField",
        "name": "fasi",
        "plural": true,
        "selections": (v39/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v35/*:: as any*/),
          (v36/*:: as any*/),
          (v19/*:: as any*/),
          (v37/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v19/*:: as any*/),
          (v37/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": (v38/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "22c9ab64a0d5ea66aea9f924e7aaf7d1449d273c1ca0c559ff1d00224f772c30",
    "metadata": {},
    "name": "RigheStatistichePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a1cfe82bab6984251c365a218a478ce";

export default node;
