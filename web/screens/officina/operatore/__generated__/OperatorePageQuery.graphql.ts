/**
 * @generated SignedSource<<1d741ae24b6862da3a3b7a3065383cbd>>
 * @relayHash 74c2b3e5d34408ec7dbdc2090bfdbc53
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b87e7286460491919ea6c5991ecf21e03caa8b8f02596209140481f43bbe5ce6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatorePageQuery$variables = {
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
    readonly attivitaNumero: string;
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly ordiniDaLavorare: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ordiniDaLavorare_ordine">;
  }>;
};
export type OperatorePageQuery = {
  response: OperatorePageQuery$data;
  variables: OperatorePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "data"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mese"
  }
],
v1 = {
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
      "name": "aperte",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
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
      "oraInizio"
    ]
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 200
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
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
  "name": "numeroCommessa",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeCliente",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riferimento",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineDellAttivita",
  "kind": "LinkedField",
  "name": "ordine",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attivitaNumero",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraInizio",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraFine",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempo",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fineLavorazione",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezzi",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoNonModificabile",
  "storageKey": null
},
v19 = {
  "kind": "InlineDataFragmentSpread",
  "name": "readAttivita_attivita",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Lavorazione",
      "kind": "LinkedField",
      "name": "lavorazione",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/)
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
        (v3/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v20 = [
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
      "-data"
    ]
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 50
  }
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoNonEliminabile",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descrizione",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frequenza",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attivo",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "ControlloLavorazione",
  "kind": "LinkedField",
  "name": "controlli",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "posizione",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "RigaDaSpuntare",
  "kind": "LinkedField",
  "name": "righe",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v26/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipoSerramento",
      "storageKey": null
    },
    (v22/*:: as any*/),
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
      "concreteType": "PezzoDaSpuntare",
      "kind": "LinkedField",
      "name": "pezzi",
      "plural": true,
      "selections": [
        (v26/*:: as any*/),
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
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "SessioneLavoro",
  "kind": "LinkedField",
  "name": "sessioni",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
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
    (v14/*:: as any*/),
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
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attiva",
  "storageKey": null
},
v30 = [
  (v3/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
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
    "name": "pezziTotali",
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
    "name": "aperta",
    "storageKey": null
  }
],
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "ControlloLavorazione",
  "kind": "LinkedField",
  "name": "controlli",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v31/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OperatorePageQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": "delGiorno",
        "args": (v2/*:: as any*/),
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
              (v19/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "aperte",
        "args": (v20/*:: as any*/),
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
              (v19/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readAttivita_dettaglio",
                "selections": [
                  (v21/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lavorazione",
                    "kind": "LinkedField",
                    "name": "lavorazione",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v25/*:: as any*/)
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
                      (v25/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v27/*:: as any*/),
                  (v28/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "mieAttivita(filtro:{\"aperte\":true},ordinamento:[\"-data\"],perPagina:50)"
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
          (v9/*:: as any*/),
          (v29/*:: as any*/),
          (v10/*:: as any*/)
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
            "selections": (v30/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OperatorePageQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": "delGiorno",
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Lavorazione",
                "kind": "LinkedField",
                "name": "lavorazione",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v31/*:: as any*/)
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
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v31/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "aperte",
        "args": (v20/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Lavorazione",
                "kind": "LinkedField",
                "name": "lavorazione",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/)
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
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v21/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v31/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "mieAttivita(filtro:{\"aperte\":true},ordinamento:[\"-data\"],perPagina:50)"
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
          (v9/*:: as any*/),
          (v29/*:: as any*/),
          (v10/*:: as any*/),
          (v31/*:: as any*/)
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
        "selections": (v30/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b87e7286460491919ea6c5991ecf21e03caa8b8f02596209140481f43bbe5ce6",
    "metadata": {},
    "name": "OperatorePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "634931fdc131ff5d80410b6536623f1b";

export default node;
