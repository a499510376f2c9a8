/**
 * @generated SignedSource<<2b60e3e075b094a3b2d8745be1de9543>>
 * @relayHash 62720605e4992ac59f2b0c5364da27f7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a51294cf7e5d1ad7c631e7434837914341a264fdde179a43ece83675ec36206

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContestoStato = "fasi" | "materiali" | "ordine" | "ordine_fornitore";
export type FornitoriTabQuery$variables = {
  perPagina: number;
  pk: number;
};
export type FornitoriTabQuery$data = {
  readonly domandeFornitura: {
    readonly arrivo: ReadonlyArray<string>;
    readonly legno: ReadonlyArray<string>;
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
  readonly ordine: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestImportRuns_ordine">;
  } | null;
  readonly ordiniFornitore: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"row_ordineFornitore">;
      };
    }>;
  };
  readonly righeOrdineFornitore: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly codice: string;
        readonly descrizione: string;
        readonly extraFields: unknown;
        readonly fornitore: {
          readonly nome: string;
        } | null;
        readonly fornitorePk: number | null;
        readonly misure: string;
        readonly misureVetro: string;
        readonly ordineFornitorePk: number | null;
        readonly pk: number;
        readonly quantita: number;
        readonly rigaOrdinePk: number | null;
        readonly sezione: string;
        readonly spessore: string;
        readonly stampato: string;
        readonly tipologia: string;
        readonly um: string;
        readonly versione: number;
      };
    }>;
    readonly totalCount: number;
  };
  readonly valoriStato: ReadonlyArray<{
    readonly contesto: ContestoStato;
    readonly nome: string;
  }>;
};
export type FornitoriTabQuery = {
  response: FornitoriTabQuery$data;
  variables: FornitoriTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v2 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "ordine",
      "variableName": "pk"
    }
  ],
  "kind": "ObjectValue",
  "name": "filtro"
},
v3 = {
  "kind": "Literal",
  "name": "pagina",
  "value": 1
},
v4 = {
  "kind": "Variable",
  "name": "perPagina",
  "variableName": "perPagina"
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipologia",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descrizione",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantita",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "um",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spessore",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stampato",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "misure",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "misureVetro",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sezione",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "extraFields",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rigaOrdinePk",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordineFornitorePk",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fornitorePk",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v23 = [
  (v22/*:: as any*/)
],
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "Fornitore",
  "kind": "LinkedField",
  "name": "fornitore",
  "plural": false,
  "selections": (v23/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v26 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "ordinamento",
    "value": [
      "TIPOLOGIA",
      "ID"
    ]
  },
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoNome",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoColore",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "valorePercentuale",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroDocumento",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataOrdine",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataArrivo",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataInserimento",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailSentAt",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailPdf",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testoEmail",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testoPdf",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "immaginePdf",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "puoInviareMail",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoMail",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descrizioneMail",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda1",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda2",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda3",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda1Legno",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domanda2Legno",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rilievo",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "co",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "magazzino",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rivendita",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costoMateriale",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "venditaMateriale",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "righeCount",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordinePk",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progetto",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riferimento",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeCliente",
  "storageKey": null
},
v62 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contesto",
  "storageKey": null
},
v65 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v66 = {
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
v67 = [
  (v22/*:: as any*/),
  (v27/*:: as any*/)
],
v68 = {
  "alias": null,
  "args": null,
  "concreteType": "Fornitore",
  "kind": "LinkedField",
  "name": "fornitore",
  "plural": false,
  "selections": (v67/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FornitoriTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "RigheOrdineFornitoreConnection",
        "kind": "LinkedField",
        "name": "righeOrdineFornitore",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RigheOrdineFornitoreEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RigaOrdineFornitore",
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
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/)
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
        "args": (v26/*:: as any*/),
        "concreteType": "OrdiniFornitoreConnection",
        "kind": "LinkedField",
        "name": "ordiniFornitore",
        "plural": false,
        "selections": [
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
                      (v27/*:: as any*/),
                      (v7/*:: as any*/),
                      (v25/*:: as any*/),
                      (v8/*:: as any*/),
                      (v21/*:: as any*/),
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ValoreStato",
                        "kind": "LinkedField",
                        "name": "stato",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      },
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
                      (v19/*:: as any*/),
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      (v43/*:: as any*/),
                      (v44/*:: as any*/),
                      (v45/*:: as any*/),
                      (v46/*:: as any*/),
                      (v47/*:: as any*/),
                      (v48/*:: as any*/),
                      (v49/*:: as any*/),
                      (v50/*:: as any*/),
                      (v51/*:: as any*/),
                      (v52/*:: as any*/),
                      (v53/*:: as any*/),
                      (v54/*:: as any*/),
                      (v55/*:: as any*/),
                      (v56/*:: as any*/),
                      (v57/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrdineDelFornitore",
                        "kind": "LinkedField",
                        "name": "ordine",
                        "plural": false,
                        "selections": [
                          (v58/*:: as any*/),
                          (v59/*:: as any*/),
                          (v60/*:: as any*/),
                          (v33/*:: as any*/),
                          (v61/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Agente",
                            "kind": "LinkedField",
                            "name": "agente",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "User",
                                "kind": "LinkedField",
                                "name": "user",
                                "plural": false,
                                "selections": (v23/*:: as any*/),
                                "storageKey": null
                              }
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
        "args": (v62/*:: as any*/),
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
            "selections": (v23/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "materiali(perPagina:1000)"
      },
      {
        "alias": null,
        "args": (v62/*:: as any*/),
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
              (v7/*:: as any*/),
              (v22/*:: as any*/),
              (v8/*:: as any*/),
              (v63/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fornitori(perPagina:1000)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v64/*:: as any*/),
          (v22/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v65/*:: as any*/),
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LatestImportRuns_ordine"
          }
        ],
        "storageKey": null
      },
      (v66/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FornitoriTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "RigheOrdineFornitoreConnection",
        "kind": "LinkedField",
        "name": "righeOrdineFornitore",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RigheOrdineFornitoreEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RigaOrdineFornitore",
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
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v68/*:: as any*/),
                  (v25/*:: as any*/),
                  (v27/*:: as any*/)
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
        "args": (v26/*:: as any*/),
        "concreteType": "OrdiniFornitoreConnection",
        "kind": "LinkedField",
        "name": "ordiniFornitore",
        "plural": false,
        "selections": [
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
                  (v27/*:: as any*/),
                  (v7/*:: as any*/),
                  (v25/*:: as any*/),
                  (v8/*:: as any*/),
                  (v21/*:: as any*/),
                  (v68/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ValoreStato",
                    "kind": "LinkedField",
                    "name": "stato",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v22/*:: as any*/),
                      (v27/*:: as any*/)
                    ],
                    "storageKey": null
                  },
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
                  (v19/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v52/*:: as any*/),
                  (v53/*:: as any*/),
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  (v56/*:: as any*/),
                  (v57/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrdineDelFornitore",
                    "kind": "LinkedField",
                    "name": "ordine",
                    "plural": false,
                    "selections": [
                      (v58/*:: as any*/),
                      (v59/*:: as any*/),
                      (v60/*:: as any*/),
                      (v33/*:: as any*/),
                      (v61/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Agente",
                        "kind": "LinkedField",
                        "name": "agente",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "user",
                            "plural": false,
                            "selections": (v67/*:: as any*/),
                            "storageKey": null
                          },
                          (v27/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v27/*:: as any*/)
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
        "args": (v62/*:: as any*/),
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
            "selections": (v67/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "materiali(perPagina:1000)"
      },
      {
        "alias": null,
        "args": (v62/*:: as any*/),
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
              (v7/*:: as any*/),
              (v22/*:: as any*/),
              (v8/*:: as any*/),
              (v63/*:: as any*/),
              (v27/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fornitori(perPagina:1000)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v64/*:: as any*/),
          (v22/*:: as any*/),
          (v27/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v65/*:: as any*/),
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportazioneRighe",
            "kind": "LinkedField",
            "name": "importazioniRighe",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "il",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userNome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nomeFile",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "righe",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "qui",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v27/*:: as any*/)
        ],
        "storageKey": null
      },
      (v66/*:: as any*/)
    ]
  },
  "params": {
    "id": "3a51294cf7e5d1ad7c631e7434837914341a264fdde179a43ece83675ec36206",
    "metadata": {},
    "name": "FornitoriTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed72bf72350526d8d71193dcbafbbee7";

export default node;
