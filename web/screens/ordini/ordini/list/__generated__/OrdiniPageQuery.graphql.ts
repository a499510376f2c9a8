/**
 * @generated SignedSource<<7663d78c300d05683844287e90544739>>
 * @relayHash cd5bf7442d88181f3e10c9752fd7ccc6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29a751292f3bca94690343462400d7875b2f4bb91fa18bfb290dc8f67b783399

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AreaConsegna = "EST" | "OVEST";
export type FiltroMargine = "in_ritardo" | "poco_margine";
export type FiltroSchedulati = "non_schedulabili" | "non_schedulati" | "schedulabili" | "schedulati";
export type OrdinamentoOrdini = "AGENTE" | "AGENTE_DESC" | "AREA_CONSEGNA" | "AREA_CONSEGNA_DESC" | "CODICE_SISTEMA" | "CODICE_SISTEMA_DESC" | "DATA" | "DATA_CONSEGNA" | "DATA_CONSEGNA_DESC" | "DATA_DESC" | "DATA_INVIO_MAIL" | "DATA_INVIO_MAIL_DESC" | "DATA_POSA" | "DATA_POSA_DESC" | "FINE_SCHEDULAZIONE" | "FINE_SCHEDULAZIONE_DESC" | "ID" | "ID_DESC" | "INIZIO_SCHEDULAZIONE" | "INIZIO_SCHEDULAZIONE_DESC" | "LISTINO" | "LISTINO_DESC" | "MARGINE" | "MARGINE_DESC" | "NETTO" | "NETTO_DESC" | "NOME_CLIENTE" | "NOME_CLIENTE_DESC" | "NUMERO_COMMESSA" | "NUMERO_COMMESSA_DESC" | "NUMERO_SERRAMENTI" | "NUMERO_SERRAMENTI_DESC" | "PROGETTO" | "PROGETTO_DESC" | "RIFERIMENTO" | "RIFERIMENTO_DESC" | "SCONTO" | "SCONTO_DESC" | "SENZA_MISURE" | "SENZA_MISURE_DESC" | "STATO" | "STATO_DESC" | "STATO_INVIO_MAIL" | "STATO_INVIO_MAIL_DESC" | "TIPO_CLIENTE" | "TIPO_CLIENTE_DESC";
export type StatoInvioMail = "in_attesa_invio" | "inviata";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type FiltroOrdini = {
  agente?: number | null;
  agenti?: ReadonlyArray<number> | null;
  areaConsegna?: AreaConsegna | null;
  checkFatte?: ReadonlyArray<number> | null;
  checkNonFatte?: ReadonlyArray<number> | null;
  chiusi?: boolean | null;
  cliente?: number | null;
  codiceSistema?: string | null;
  dataA?: string | null;
  dataConsegnaA?: string | null;
  dataConsegnaDa?: string | null;
  dataDa?: string | null;
  dataPosaA?: string | null;
  dataPosaDa?: string | null;
  fasi?: ReadonlyArray<FiltroFase> | null;
  id?: ReadonlyArray<number> | null;
  margine?: FiltroMargine | null;
  nomeCliente?: string | null;
  nonSchedulabili?: boolean | null;
  numeroCommessa?: string | null;
  ordini?: ReadonlyArray<number> | null;
  ordiniFornitoreMancanti?: boolean | null;
  progetto?: string | null;
  riferimento?: string | null;
  scheduled?: FiltroSchedulati | null;
  search?: string | null;
  senzaAgente?: boolean | null;
  senzaMisure?: boolean | null;
  senzaStato?: boolean | null;
  stato?: number | null;
  statoInvioMail?: StatoInvioMail | null;
  tipoCliente?: TipoCliente | null;
};
export type FiltroFase = {
  fineA?: string | null;
  fineDa?: string | null;
  inizioA?: string | null;
  inizioDa?: string | null;
  nomeFase?: string | null;
};
export type OrdiniPageQuery$variables = {
  filtro?: FiltroOrdini | null;
  ordinamento?: ReadonlyArray<OrdinamentoOrdini> | null;
  pagina: number;
  perPagina: number;
};
export type OrdiniPageQuery$data = {
  readonly ordini: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"row_ordine">;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
};
export type OrdiniPageQuery = {
  response: OrdiniPageQuery$data;
  variables: OrdiniPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtro"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordinamento"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v4 = [
  {
    "kind": "Variable",
    "name": "filtro",
    "variableName": "filtro"
  },
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progetto",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riferimento",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "data",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "margine",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritardoMateriali",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoMargine",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settimanaApprontamento",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataPosa",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colore",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipoCliente",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiceSistema",
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
  "name": "sconto",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netto",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areaConsegna",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroSerramenti",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senzaMisure",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nonSchedulabile",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etichettaSchedulazione",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoInvioMail",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etichettaMail",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataInvioMail",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "MaterialeMancante",
  "kind": "LinkedField",
  "name": "ordiniFornitoreMancanti",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "materiale",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "VoceCheckListOrdine",
  "kind": "LinkedField",
  "name": "checkList",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v20/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inizio",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fine",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
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
    "name": "OrdiniPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "OrdiniConnection",
        "kind": "LinkedField",
        "name": "ordini",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdiniEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Ordine",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "row_ordine",
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ValoreStato",
                        "kind": "LinkedField",
                        "name": "stato",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ClienteOrdine",
                        "kind": "LinkedField",
                        "name": "cliente",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v20/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Agente",
                        "kind": "LinkedField",
                        "name": "agente",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "user",
                            "plural": false,
                            "selections": [
                              (v20/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SchedulazioneOrdine",
                        "kind": "LinkedField",
                        "name": "schedulazione",
                        "plural": false,
                        "selections": [
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SchedulazioneFase",
                            "kind": "LinkedField",
                            "name": "fasi",
                            "plural": true,
                            "selections": [
                              (v39/*:: as any*/),
                              (v37/*:: as any*/),
                              (v38/*:: as any*/)
                            ],
                            "storageKey": null
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrdiniPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "OrdiniConnection",
        "kind": "LinkedField",
        "name": "ordini",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdiniEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Ordine",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ValoreStato",
                    "kind": "LinkedField",
                    "name": "stato",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClienteOrdine",
                    "kind": "LinkedField",
                    "name": "cliente",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v20/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agente",
                    "kind": "LinkedField",
                    "name": "agente",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "user",
                        "plural": false,
                        "selections": [
                          (v20/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SchedulazioneOrdine",
                    "kind": "LinkedField",
                    "name": "schedulazione",
                    "plural": false,
                    "selections": [
                      (v37/*:: as any*/),
                      (v38/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SchedulazioneFase",
                        "kind": "LinkedField",
                        "name": "fasi",
                        "plural": true,
                        "selections": [
                          (v39/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "29a751292f3bca94690343462400d7875b2f4bb91fa18bfb290dc8f67b783399",
    "metadata": {},
    "name": "OrdiniPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f68df2eb8bf87b7154de7fd265fab43";

export default node;
