/**
 * @generated SignedSource<<e96a578b61549927efd070503724b874>>
 * @relayHash 586f7dc06e0f36bb607fc14f5e2211d1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02df983840bf91245261459e343591ff840749b77d2c31cb70ce7369ccff3627

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdinamentoAvanzamentoOrdini = "CODICE_SISTEMA" | "CODICE_SISTEMA_DESC" | "DATA_CONSEGNA" | "DATA_CONSEGNA_DESC" | "NETTO" | "NETTO_DESC" | "NOME_CLIENTE" | "NOME_CLIENTE_DESC" | "NUMERO_COMMESSA" | "NUMERO_COMMESSA_DESC" | "PERCENTUALE_AVANZAMENTO" | "PERCENTUALE_AVANZAMENTO_AV_MATERIALI" | "PERCENTUALE_AVANZAMENTO_AV_MATERIALI_DESC" | "PERCENTUALE_AVANZAMENTO_DESC" | "PROGETTO" | "PROGETTO_DESC" | "TIPO_AGENTE" | "TIPO_AGENTE_DESC" | "TOTALE_VALORE_ECONOMICO" | "TOTALE_VALORE_ECONOMICO_DESC" | "TOTALE_VALORE_MANODOPERA" | "TOTALE_VALORE_MANODOPERA_DESC" | "TOTALE_VALORE_MATERIALI" | "TOTALE_VALORE_MATERIALI_DESC" | "VALORE_ECONOMICO_MATERIALE" | "VALORE_ECONOMICO_MATERIALE_DESC";
export type TipoEventoAvanzamento = "arrivo_materiale" | "attivita_automatica" | "attivita_operatore";
export type FiltroAvanzamento = {
  conMateriali?: boolean | null;
  fromDate?: string | null;
  lavorazioni?: ReadonlyArray<number> | null;
  materiale?: string | null;
  materialiAl?: string | null;
  materialiCompleti?: boolean | null;
  materialiNonCompleti?: ReadonlyArray<string> | null;
  operatori?: ReadonlyArray<number> | null;
  ordine?: number | null;
  progetto?: string | null;
  search?: string | null;
  tipoAgente?: string | null;
  tipoEvento?: TipoEventoAvanzamento | null;
  toDate?: string | null;
};
export type AvanzamentoPageQuery$variables = {
  eventi: boolean;
  filtro?: FiltroAvanzamento | null;
  giorni: boolean;
  ordinamento?: ReadonlyArray<OrdinamentoAvanzamentoOrdini> | null;
  ordini: boolean;
  pagina: number;
  perPagina: number;
};
export type AvanzamentoPageQuery$data = {
  readonly avanzamentoOrdini?: {
    readonly daRicalcolare: number;
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ordineRow_ordine">;
    }>;
    readonly totalCount: number;
    readonly totali: {
      readonly netto: number;
      readonly percentualeAvanzamento: number | null;
      readonly percentualeAvanzamentoAvMateriali: number | null;
      readonly totaleValoreEconomico: number;
      readonly totaleValoreManodopera: number;
      readonly totaleValoreMateriali: number;
    };
  };
  readonly avanzamentoRaggruppato?: {
    readonly " $fragmentSpreads": FragmentRefs<"DaysPanel_gruppi">;
  };
  readonly eventiAvanzamento?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"eventoRow_evento">;
    }>;
    readonly totalCount: number;
    readonly totali: {
      readonly costoMaterialeTotale: number;
      readonly tempoLavorazioneTotale: number;
      readonly tempoTeoricoTotale: number;
      readonly valoreEconomicoTotale: number;
    };
  };
  readonly lavorazioni: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly operatori: {
    readonly nodes: ReadonlyArray<{
      readonly pk: number;
      readonly user: {
        readonly firstName: string;
        readonly lastName: string;
      };
    }>;
  };
};
export type AvanzamentoPageQuery = {
  response: AvanzamentoPageQuery$data;
  variables: AvanzamentoPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "eventi"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtro"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "giorni"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordinamento"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordini"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v7 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v8 = {
  "kind": "Variable",
  "name": "pagina",
  "variableName": "pagina"
},
v9 = {
  "kind": "Variable",
  "name": "perPagina",
  "variableName": "perPagina"
},
v10 = [
  (v7/*:: as any*/),
  {
    "kind": "Variable",
    "name": "ordinamento",
    "variableName": "ordinamento"
  },
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daRicalcolare",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeCliente",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netto",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totaleValoreMateriali",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totaleValoreManodopera",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totaleValoreEconomico",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentualeAvanzamento",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentualeAvanzamentoAvMateriali",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "materiale",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordineFornitore",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v25 = [
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "progetto",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "codiceSistema",
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
    "name": "tipoAgente",
    "storageKey": null
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "completo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MaterialeAvanzamento",
    "kind": "LinkedField",
    "name": "valoriMateriali",
    "plural": true,
    "selections": [
      (v22/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "valoreEconomicoMateriale",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "valoreEconomicoMaterialeAvanzamento",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalePercentualeMateriali",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FornituraAvanzamento",
        "kind": "LinkedField",
        "name": "ordiniFornitori",
        "plural": true,
        "selections": [
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dataArrivo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "valorePercentuale",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FornituraAvanzamento",
        "kind": "LinkedField",
        "name": "ordiniFornitoriNonArrivati",
        "plural": true,
        "selections": [
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stato",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AvvisoAvanzamento",
    "kind": "LinkedField",
    "name": "warnings",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tipologia",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "motivo",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "TotaliAvanzamento",
  "kind": "LinkedField",
  "name": "totali",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v27 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoTeorico",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoLavorazione",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezzi",
  "storageKey": null
},
v31 = [
  (v13/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "data",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tipoEvento",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ordine",
    "storageKey": null
  },
  (v14/*:: as any*/),
  (v15/*:: as any*/),
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
    "name": "attivitaNumero",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "operatore",
    "storageKey": null
  },
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroPezziTotali",
    "storageKey": null
  },
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "percentuale",
    "storageKey": null
  },
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
    "name": "numeroDocumento",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "costoMateriale",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "valoreEconomico",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "valoreEconomicoAvMateriali",
    "storageKey": null
  }
],
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "TotaliEventiAvanzamento",
  "kind": "LinkedField",
  "name": "totali",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tempoTeoricoTotale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tempoLavorazioneTotale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "costoMaterialeTotale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valoreEconomicoTotale",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v33 = [
  (v7/*:: as any*/),
  {
    "kind": "Literal",
    "name": "per",
    "value": "GIORNO"
  }
],
v34 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v37 = {
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AvanzamentoPageQuery",
    "selections": [
      {
        "condition": "ordini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "AvanzamentiOrdini",
            "kind": "LinkedField",
            "name": "avanzamentoOrdini",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AvanzamentoOrdine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "ordineRow_ordine",
                    "selections": (v25/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              (v26/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "eventi",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v27/*:: as any*/),
            "concreteType": "EventiAvanzamento",
            "kind": "LinkedField",
            "name": "eventiAvanzamento",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EventoAvanzamento",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "eventoRow_evento",
                    "selections": (v31/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              (v32/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "giorni",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v33/*:: as any*/),
            "concreteType": "GruppiAvanzamento",
            "kind": "LinkedField",
            "name": "avanzamentoRaggruppato",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DaysPanel_gruppi"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v13/*:: as any*/),
          (v24/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v34/*:: as any*/),
        "concreteType": "OperatoriConnection",
        "kind": "LinkedField",
        "name": "operatori",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Operatore",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v35/*:: as any*/),
                  (v36/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "operatori(perPagina:1000)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AvanzamentoPageQuery",
    "selections": [
      {
        "condition": "ordini",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "AvanzamentiOrdini",
            "kind": "LinkedField",
            "name": "avanzamentoOrdini",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AvanzamentoOrdine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": (v25/*:: as any*/),
                "storageKey": null
              },
              (v26/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "eventi",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v27/*:: as any*/),
            "concreteType": "EventiAvanzamento",
            "kind": "LinkedField",
            "name": "eventiAvanzamento",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EventoAvanzamento",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": (v31/*:: as any*/),
                "storageKey": null
              },
              (v32/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "giorni",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v33/*:: as any*/),
            "concreteType": "GruppiAvanzamento",
            "kind": "LinkedField",
            "name": "avanzamentoRaggruppato",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GruppoAvanzamento",
                "kind": "LinkedField",
                "name": "gruppi",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "chiave",
                    "storageKey": null
                  },
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ordini",
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CifreAvanzamento",
                "kind": "LinkedField",
                "name": "totali",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v13/*:: as any*/),
          (v24/*:: as any*/),
          (v37/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v34/*:: as any*/),
        "concreteType": "OperatoriConnection",
        "kind": "LinkedField",
        "name": "operatori",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Operatore",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/)
                ],
                "storageKey": null
              },
              (v37/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "operatori(perPagina:1000)"
      }
    ]
  },
  "params": {
    "id": "02df983840bf91245261459e343591ff840749b77d2c31cb70ce7369ccff3627",
    "metadata": {},
    "name": "AvanzamentoPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24fe75d528d28152449c1a0005630526";

export default node;
