/**
 * @generated SignedSource<<2a33d0e679c6fb51d3241b9c28279b7b>>
 * @relayHash d00a57b3d7a5eb5781cfa244675c0961
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe6136af7c09cd1d9ea8ad99fe85798e39abfe6b26496abea8bc5a0d49c73924

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Co = "DA_FARE" | "INVIATA";
export type ContestoStato = "fasi" | "materiali" | "ordine" | "ordine_fornitore";
export type Magazzino = "QR" | "RENIS";
export type OrdinamentoOrdiniFornitore = "CLIENTE" | "CLIENTE_DESC" | "CO" | "COSTO_MATERIALE" | "COSTO_MATERIALE_DESC" | "CO_DESC" | "DATA_ARRIVO" | "DATA_ARRIVO_DESC" | "DATA_CONSEGNA" | "DATA_CONSEGNA_DESC" | "DATA_CONSEGNA_FORNITORE" | "DATA_CONSEGNA_FORNITORE_DESC" | "DATA_INSERIMENTO" | "DATA_INSERIMENTO_DESC" | "DATA_ORDINE_FORNITORE" | "DATA_ORDINE_FORNITORE_DESC" | "FORNITORE" | "FORNITORE_DESC" | "ID" | "ID_DESC" | "MAGAZZINO" | "MAGAZZINO_DESC" | "NUMERO_COMMESSA" | "NUMERO_COMMESSA_DESC" | "NUMERO_DOCUMENTO" | "NUMERO_DOCUMENTO_DESC" | "PROGETTO" | "PROGETTO_DESC" | "RIFERIMENTO" | "RIFERIMENTO_DESC" | "RILIEVO" | "RILIEVO_DESC" | "STATO" | "STATO_DESC" | "TIPOLOGIA" | "TIPOLOGIA_DESC" | "VALORE_PERCENTUALE" | "VALORE_PERCENTUALE_DESC" | "VENDITA_MATERIALE" | "VENDITA_MATERIALE_DESC";
export type Rilievo = "DA_FARE" | "FATTO";
export type FiltroOrdiniFornitore = {
  agente?: number | null;
  attesi?: boolean | null;
  cliente?: string | null;
  co?: Co | null;
  dataArrivoA?: string | null;
  dataArrivoDa?: string | null;
  dataConsegnaA?: string | null;
  dataConsegnaDa?: string | null;
  dataConsegnaFornitoreA?: string | null;
  dataConsegnaFornitoreDa?: string | null;
  dataInserimentoA?: string | null;
  dataInserimentoDa?: string | null;
  dataOrdineFornitoreA?: string | null;
  dataOrdineFornitoreDa?: string | null;
  empty?: boolean | null;
  fornitore?: number | null;
  fornitoreNome?: string | null;
  id?: ReadonlyArray<number> | null;
  inRitardo?: boolean | null;
  magazzino?: Magazzino | null;
  materiali?: ReadonlyArray<string> | null;
  note?: string | null;
  numeroCommessa?: string | null;
  ordine?: number | null;
  ordini?: ReadonlyArray<number> | null;
  progetto?: string | null;
  riferimento?: string | null;
  rilievo?: Rilievo | null;
  search?: string | null;
  statiMateriali?: ReadonlyArray<number> | null;
  stato?: ReadonlyArray<string> | null;
  tipoAgente?: string | null;
  tipologia?: string | null;
};
export type OrdiniFornitorePageQuery$variables = {
  filtro?: FiltroOrdiniFornitore | null;
  ordinamento?: ReadonlyArray<OrdinamentoOrdiniFornitore> | null;
  pagina: number;
  perPagina: number;
};
export type OrdiniFornitorePageQuery$data = {
  readonly domandeFornitura: {
    readonly arrivo: ReadonlyArray<string>;
    readonly legno: ReadonlyArray<string>;
  };
  readonly dominioOrdini: {
    readonly agenti: ReadonlyArray<{
      readonly pk: number;
      readonly user: {
        readonly nome: string;
      };
    }> | null;
  };
  readonly fornitori: {
    readonly nodes: ReadonlyArray<{
      readonly isDefault: boolean;
      readonly nome: string;
      readonly pk: number;
      readonly tipologia: string;
    }>;
  };
  readonly materiali: {
    readonly nodes: ReadonlyArray<{
      readonly nome: string;
    }>;
  };
  readonly ordiniFornitore: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"row_ordineFornitore">;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
  readonly valoriStato: ReadonlyArray<{
    readonly contesto: ContestoStato;
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type OrdiniFornitorePageQuery = {
  response: OrdiniFornitorePageQuery$data;
  variables: OrdiniFornitorePageQuery$variables;
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
  "name": "tipologia",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fornitorePk",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoNome",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoColore",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "valorePercentuale",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroDocumento",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataOrdine",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataArrivo",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataInserimento",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailSentAt",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailPdf",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testoEmail",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testoPdf",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "immaginePdf",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rigaOrdinePk",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "puoInviareMail",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoMail",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descrizioneMail",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda1",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda2",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda3",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda1Legno",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda2Legno",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rilievo",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "co",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "magazzino",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rivendita",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costoMateriale",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "venditaMateriale",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "righeCount",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordinePk",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progetto",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riferimento",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeCliente",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v50 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "concreteType": "DomandeFornitura",
  "kind": "LinkedField",
  "name": "domandeFornitura",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arrivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legno",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contesto",
  "storageKey": null
},
v54 = [
  (v12/*:: as any*/),
  (v7/*:: as any*/)
],
v55 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": (v54/*:: as any*/),
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
    "name": "OrdiniFornitorePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "OrdiniFornitoreConnection",
        "kind": "LinkedField",
        "name": "ordiniFornitore",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdiniFornitoreEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineFornitore",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "row_ordineFornitore",
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Fornitore",
                        "kind": "LinkedField",
                        "name": "fornitore",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ValoreStato",
                        "kind": "LinkedField",
                        "name": "stato",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
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
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
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
                      (v37/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      (v43/*:: as any*/),
                      (v44/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrdineDelFornitore",
                        "kind": "LinkedField",
                        "name": "ordine",
                        "plural": false,
                        "selections": [
                          (v45/*:: as any*/),
                          (v46/*:: as any*/),
                          (v47/*:: as any*/),
                          (v19/*:: as any*/),
                          (v48/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Agente",
                            "kind": "LinkedField",
                            "name": "agente",
                            "plural": false,
                            "selections": [
                              (v49/*:: as any*/)
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
      },
      {
        "alias": null,
        "args": (v50/*:: as any*/),
        "concreteType": "MaterialiConnection",
        "kind": "LinkedField",
        "name": "materiali",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Materiale",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "materiali(perPagina:1000)"
      },
      {
        "alias": null,
        "args": (v50/*:: as any*/),
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
              (v8/*:: as any*/),
              (v12/*:: as any*/),
              (v10/*:: as any*/),
              (v51/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fornitori(perPagina:1000)"
      },
      (v52/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v53/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DominioOrdini",
        "kind": "LinkedField",
        "name": "dominioOrdini",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agente",
            "kind": "LinkedField",
            "name": "agenti",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v49/*:: as any*/)
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
    "name": "OrdiniFornitorePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "OrdiniFornitoreConnection",
        "kind": "LinkedField",
        "name": "ordiniFornitore",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdiniFornitoreEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineFornitore",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Fornitore",
                    "kind": "LinkedField",
                    "name": "fornitore",
                    "plural": false,
                    "selections": (v54/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ValoreStato",
                    "kind": "LinkedField",
                    "name": "stato",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v12/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
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
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
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
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrdineDelFornitore",
                    "kind": "LinkedField",
                    "name": "ordine",
                    "plural": false,
                    "selections": [
                      (v45/*:: as any*/),
                      (v46/*:: as any*/),
                      (v47/*:: as any*/),
                      (v19/*:: as any*/),
                      (v48/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Agente",
                        "kind": "LinkedField",
                        "name": "agente",
                        "plural": false,
                        "selections": [
                          (v55/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": (v50/*:: as any*/),
        "concreteType": "MaterialiConnection",
        "kind": "LinkedField",
        "name": "materiali",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Materiale",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v54/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "materiali(perPagina:1000)"
      },
      {
        "alias": null,
        "args": (v50/*:: as any*/),
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
              (v8/*:: as any*/),
              (v12/*:: as any*/),
              (v10/*:: as any*/),
              (v51/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fornitori(perPagina:1000)"
      },
      (v52/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v53/*:: as any*/),
          (v12/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DominioOrdini",
        "kind": "LinkedField",
        "name": "dominioOrdini",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agente",
            "kind": "LinkedField",
            "name": "agenti",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v55/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe6136af7c09cd1d9ea8ad99fe85798e39abfe6b26496abea8bc5a0d49c73924",
    "metadata": {},
    "name": "OrdiniFornitorePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a90af18b1d5c541e10368c0ab348a196";

export default node;
