/**
 * @generated SignedSource<<6b2b8e6a0c5ea3638fc2f8aa3b8c78ce>>
 * @relayHash c113f7bbd3a8fe3c54c234b497beeed3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63eef60958a397ce2ea2526a929e1f5d2b74cb3cb5419be56a2325ce159a8261

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TipoPezzo = "ante" | "n_vetri" | "numero";
export type OperatorePageQuery$variables = {
  banco: string;
  conBanco: boolean;
  data: string;
  mese: string;
};
export type OperatorePageQuery$data = {
  readonly aperte: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readAttivita_attivita" | "readAttivita_dettaglio">;
    }>;
  };
  readonly delGiorno: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readAttivita_attivita">;
    }>;
  };
  readonly giorniAttivita: ReadonlyArray<{
    readonly aperte: number;
    readonly giorno: string;
  }>;
  readonly lavorazioni: ReadonlyArray<{
    readonly attiva: boolean;
    readonly attivitaNumero: TipoPezzo;
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly ordiniDaLavorare: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ordiniDaLavorare_ordine">;
  }>;
  readonly postazioniOfficina: ReadonlyArray<string>;
  readonly previstoAlBanco?: {
    readonly ordini: ReadonlyArray<{
      readonly nomeCliente: string;
      readonly numeroCommessa: string;
      readonly pk: number;
      readonly prossima: {
        readonly pk: number;
      } | null;
      readonly riferimento: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PrevistoSection_previsto">;
  } | null;
};
export type OperatorePageQuery = {
  response: OperatorePageQuery$data;
  variables: OperatorePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "banco"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conBanco"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "data"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mese"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giorno",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "mese",
      "variableName": "mese"
    }
  ],
  "concreteType": "GiornoAttivita",
  "kind": "LinkedField",
  "name": "giorniAttivita",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aperte",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "data",
        "variableName": "data"
      }
    ],
    "kind": "ObjectValue",
    "name": "filtro"
  },
  {
    "kind": "Literal",
    "name": "ordinamento",
    "value": [
      "ORA_INIZIO"
    ]
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 200
  }
],
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
  "name": "data",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeCliente",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riferimento",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attivitaNumero",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraInizio",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraFine",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fineProposta",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempo",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fineLavorazione",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezzi",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoNonModificabile",
  "storageKey": null
},
v23 = {
  "kind": "InlineDataFragmentSpread",
  "name": "readAttivita_attivita",
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrdineDellAttivita",
      "kind": "LinkedField",
      "name": "ordine",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lavorazione",
      "kind": "LinkedField",
      "name": "lavorazione",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lavorazione",
      "kind": "LinkedField",
      "name": "secondaLavorazione",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
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
    (v22/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v24 = [
  {
    "kind": "Literal",
    "name": "filtro",
    "value": {
      "aperte": true
    }
  },
  {
    "kind": "Literal",
    "name": "ordinamento",
    "value": [
      "DATA_DESC"
    ]
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 50
  }
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoNonEliminabile",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descrizione",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frequenza",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attivo",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "ControlloLavorazione",
  "kind": "LinkedField",
  "name": "controlli",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/),
    (v28/*:: as any*/)
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "posizione",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "RigaDaSpuntare",
  "kind": "LinkedField",
  "name": "righe",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v30/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipoSerramento",
      "storageKey": null
    },
    (v26/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "altezza",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "larghezza",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numero",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ante",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senso",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forma",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FotoDaSpuntare",
      "kind": "LinkedField",
      "name": "foto",
      "plural": true,
      "selections": [
        (v30/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "indirizzo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PezzoDaSpuntare",
      "kind": "LinkedField",
      "name": "pezzi",
      "plural": true,
      "selections": [
        (v30/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fatto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fattoDa",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fattoIl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "SessioneLavoro",
  "kind": "LinkedField",
  "name": "sessioni",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v17/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatoreSessione",
      "kind": "LinkedField",
      "name": "operatore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v18/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezzi",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attiva",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pezziTotali",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pezziEseguiti",
  "storageKey": null
},
v36 = [
  (v7/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dataConsegna",
    "storageKey": null
  },
  (v34/*:: as any*/),
  (v35/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "aperta",
    "storageKey": null
  }
],
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postazioniOfficina",
  "storageKey": null
},
v38 = [
  {
    "kind": "Variable",
    "name": "postazione",
    "variableName": "banco"
  }
],
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineDellAttivita",
  "kind": "LinkedField",
  "name": "ordine",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v39/*:: as any*/)
  ],
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "ControlloLavorazione",
  "kind": "LinkedField",
  "name": "controlli",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/),
    (v28/*:: as any*/),
    (v39/*:: as any*/)
  ],
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
    "name": "OperatorePageQuery",
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": "delGiorno",
        "args": (v6/*:: as any*/),
        "concreteType": "MieAttivitaConnection",
        "kind": "LinkedField",
        "name": "mieAttivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Attivita",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v23/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "aperte",
        "args": (v24/*:: as any*/),
        "concreteType": "MieAttivitaConnection",
        "kind": "LinkedField",
        "name": "mieAttivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Attivita",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v23/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readAttivita_dettaglio",
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lavorazione",
                    "kind": "LinkedField",
                    "name": "lavorazione",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v29/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lavorazione",
                    "kind": "LinkedField",
                    "name": "secondaLavorazione",
                    "plural": false,
                    "selections": [
                      (v29/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v31/*:: as any*/),
                  (v32/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "mieAttivita(filtro:{\"aperte\":true},ordinamento:[\"DATA_DESC\"],perPagina:50)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v12/*:: as any*/),
          (v33/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineDaLavorare",
        "kind": "LinkedField",
        "name": "ordiniDaLavorare",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "ordiniDaLavorare_ordine",
            "selections": (v36/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      (v37/*:: as any*/),
      {
        "condition": "conBanco",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v38/*:: as any*/),
            "concreteType": "PrevistoAlBanco",
            "kind": "LinkedField",
            "name": "previstoAlBanco",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdinePrevisto",
                "kind": "LinkedField",
                "name": "ordini",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProssimaLavorazione",
                    "kind": "LinkedField",
                    "name": "prossima",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PrevistoSection_previsto"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OperatorePageQuery",
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": "delGiorno",
        "args": (v6/*:: as any*/),
        "concreteType": "MieAttivitaConnection",
        "kind": "LinkedField",
        "name": "mieAttivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Attivita",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v40/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Lavorazione",
                "kind": "LinkedField",
                "name": "lavorazione",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v39/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Lavorazione",
                "kind": "LinkedField",
                "name": "secondaLavorazione",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v12/*:: as any*/),
                  (v39/*:: as any*/)
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
              (v39/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "aperte",
        "args": (v24/*:: as any*/),
        "concreteType": "MieAttivitaConnection",
        "kind": "LinkedField",
        "name": "mieAttivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Attivita",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v40/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Lavorazione",
                "kind": "LinkedField",
                "name": "lavorazione",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v39/*:: as any*/),
                  (v41/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Lavorazione",
                "kind": "LinkedField",
                "name": "secondaLavorazione",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v12/*:: as any*/),
                  (v39/*:: as any*/),
                  (v41/*:: as any*/)
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
              (v25/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v39/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "mieAttivita(filtro:{\"aperte\":true},ordinamento:[\"DATA_DESC\"],perPagina:50)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v12/*:: as any*/),
          (v33/*:: as any*/),
          (v13/*:: as any*/),
          (v39/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineDaLavorare",
        "kind": "LinkedField",
        "name": "ordiniDaLavorare",
        "plural": true,
        "selections": (v36/*:: as any*/),
        "storageKey": null
      },
      (v37/*:: as any*/),
      {
        "condition": "conBanco",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v38/*:: as any*/),
            "concreteType": "PrevistoAlBanco",
            "kind": "LinkedField",
            "name": "previstoAlBanco",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdinePrevisto",
                "kind": "LinkedField",
                "name": "ordini",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProssimaLavorazione",
                    "kind": "LinkedField",
                    "name": "prossima",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minuti",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "63eef60958a397ce2ea2526a929e1f5d2b74cb3cb5419be56a2325ce159a8261",
    "metadata": {},
    "name": "OperatorePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3abf772b4129045cd900b522af22ed1";

export default node;
