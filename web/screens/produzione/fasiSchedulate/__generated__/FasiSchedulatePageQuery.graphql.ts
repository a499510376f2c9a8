/**
 * @generated SignedSource<<97fec9f4d803be186836df22fb828343>>
 * @relayHash 35fadded5c281b69664d5b86cb6ce11c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e27aa5cf3e037c76d816258983d148dbd498dcdd104cb2c53658147da0cb6046

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContestoStato = "fasi" | "materiali" | "ordine" | "ordine_fornitore";
export type OrdinamentoFasiSchedulate = "DATA_CONSEGNA" | "DATA_CONSEGNA_DESC" | "DURATA" | "DURATA_DESC" | "FINE" | "FINE_DESC" | "FORNITORE" | "FORNITORE_DESC" | "ID" | "ID_DESC" | "INIZIO" | "INIZIO_DESC" | "NETTO" | "NETTO_DESC" | "NOME_CLIENTE" | "NOME_CLIENTE_DESC" | "NUMERO_COMMESSA" | "NUMERO_COMMESSA_DESC" | "NUMERO_SERRAMENTI" | "NUMERO_SERRAMENTI_DESC" | "RIFERIMENTO" | "RIFERIMENTO_DESC" | "SENZA_MISURE" | "SENZA_MISURE_DESC";
export type FiltroFasiSchedulate = {
  dataA?: string | null;
  dataDa?: string | null;
  empty?: boolean | null;
  materiali?: ReadonlyArray<string> | null;
  nomeFase?: string | null;
  search?: string | null;
  senzaMisure?: boolean | null;
  statiMateriali?: ReadonlyArray<number> | null;
  stato?: ReadonlyArray<number> | null;
};
export type FasiSchedulatePageQuery$variables = {
  filtro?: FiltroFasiSchedulate | null;
  ordinamento?: ReadonlyArray<OrdinamentoFasiSchedulate> | null;
  pagina: number;
  perPagina: number;
};
export type FasiSchedulatePageQuery$data = {
  readonly fasi: ReadonlyArray<{
    readonly infiniteCapacity: boolean;
    readonly nome: string;
    readonly withFornitore: boolean;
  }>;
  readonly fasiSchedulate: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"row_fase">;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
  readonly materialiFasiSchedulate: ReadonlyArray<string>;
  readonly totaliFasiSchedulate: {
    readonly ante: number;
    readonly capacitaLibera: number | null;
    readonly durata: number;
    readonly netto: number | null;
    readonly numeroSerramenti: number;
    readonly pezziAnte: number;
    readonly pezziArco: number;
    readonly pezziInglesine: number;
    readonly vetri: number;
  };
  readonly valoriStato: ReadonlyArray<{
    readonly contesto: ContestoStato;
    readonly nome: string;
    readonly nomeFase: string;
    readonly pk: number;
  }>;
};
export type FasiSchedulatePageQuery = {
  response: FasiSchedulatePageQuery$data;
  variables: FasiSchedulatePageQuery$variables;
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Fase",
  "kind": "LinkedField",
  "name": "fasi",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withFornitore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infiniteCapacity",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ValoreStato",
  "kind": "LinkedField",
  "name": "valoriStato",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contesto",
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "materialiFasiSchedulate",
  "storageKey": null
},
v10 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroSerramenti",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durata",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netto",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": [
    (v10/*:: as any*/)
  ],
  "concreteType": "TotaliFasiSchedulate",
  "kind": "LinkedField",
  "name": "totaliFasiSchedulate",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
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
      "name": "vetri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezziAnte",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezziInglesine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezziArco",
      "storageKey": null
    },
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacitaLibera",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = [
  (v10/*:: as any*/),
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
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v18 = [
  (v4/*:: as any*/)
],
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tipiSerramenti",
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
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "statoColore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "statiOrdiniFornitori",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroAnte",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroVetri",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroPezziAnte",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroPezziInglesine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroPezziArco",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FornitoreDiFase",
    "kind": "LinkedField",
    "name": "fornitore",
    "plural": false,
    "selections": (v18/*:: as any*/),
    "storageKey": null
  },
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "minutiRimasti",
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
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SchedulazioneDiFase",
    "kind": "LinkedField",
    "name": "schedulazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineDiFase",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "numeroCommessa",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "riferimento",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ClienteDiFase",
            "kind": "LinkedField",
            "name": "cliente",
            "plural": false,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dataConsegna",
            "storageKey": null
          },
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "senzaMisure",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ordiniFornitoreMancanti",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
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
    "name": "FasiSchedulatePageQuery",
    "selections": [
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v14/*:: as any*/),
      {
        "alias": null,
        "args": (v15/*:: as any*/),
        "concreteType": "FasiSchedulateConnection",
        "kind": "LinkedField",
        "name": "fasiSchedulate",
        "plural": false,
        "selections": [
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FasiSchedulateEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FaseSchedulata",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "row_fase",
                    "selections": (v19/*:: as any*/),
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
    "name": "FasiSchedulatePageQuery",
    "selections": [
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v14/*:: as any*/),
      {
        "alias": null,
        "args": (v15/*:: as any*/),
        "concreteType": "FasiSchedulateConnection",
        "kind": "LinkedField",
        "name": "fasiSchedulate",
        "plural": false,
        "selections": [
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FasiSchedulateEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FaseSchedulata",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v19/*:: as any*/),
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
    "id": "e27aa5cf3e037c76d816258983d148dbd498dcdd104cb2c53658147da0cb6046",
    "metadata": {},
    "name": "FasiSchedulatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0abcc6da789668d84eba82fe8b6f17f1";

export default node;
