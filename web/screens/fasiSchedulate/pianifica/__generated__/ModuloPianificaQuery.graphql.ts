/**
 * @generated SignedSource<<bc8065719fb0303eb4ac77b511960d60>>
 * @relayHash 0a50dc519a61494cc287a57d6b21a3e9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d137738d90d699fc8d1d9d10026b4f331ce62197a51c3bf4b94d9368f235e6f

import type { ConcreteRequest } from 'relay-runtime';
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
export type ModuloPianificaQuery$variables = {
  filtro?: FiltroFasiSchedulate | null;
  perPagina: number;
};
export type ModuloPianificaQuery$data = {
  readonly configurazioniPostazione: ReadonlyArray<{
    readonly pk: number;
    readonly postazione: string;
  }>;
  readonly fasiSchedulate: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly durata: number;
        readonly inizio: string;
        readonly numeroSerramenti: number;
        readonly schedulazione: {
          readonly ordine: {
            readonly cliente: {
              readonly nome: string;
            };
            readonly dataConsegna: string | null;
            readonly numeroCommessa: string;
            readonly pk: number;
            readonly riferimento: string;
          };
        };
      };
    }>;
    readonly totalCount: number;
  };
  readonly totaliFasiSchedulate: {
    readonly capacitaLibera: number | null;
  };
};
export type ModuloPianificaQuery = {
  response: ModuloPianificaQuery$data;
  variables: ModuloPianificaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filtro"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "perPagina"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ConfigurazionePostazione",
  "kind": "LinkedField",
  "name": "configurazioniPostazione",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postazione",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v4 = {
  "alias": null,
  "args": [
    (v3/*:: as any*/)
  ],
  "concreteType": "TotaliFasiSchedulate",
  "kind": "LinkedField",
  "name": "totaliFasiSchedulate",
  "plural": false,
  "selections": [
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
v5 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "ordinamento",
    "value": [
      "inizio"
    ]
  },
  {
    "kind": "Literal",
    "name": "pagina",
    "value": 1
  },
  {
    "kind": "Variable",
    "name": "perPagina",
    "variableName": "perPagina"
  }
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
  "name": "durata",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inizio",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroSerramenti",
  "storageKey": null
},
v10 = {
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
        (v1/*:: as any*/),
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
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nome",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dataConsegna",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ModuloPianificaQuery",
    "selections": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "FasiSchedulateConnection",
        "kind": "LinkedField",
        "name": "fasiSchedulate",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModuloPianificaQuery",
    "selections": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "FasiSchedulateConnection",
        "kind": "LinkedField",
        "name": "fasiSchedulate",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
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
    "id": "4d137738d90d699fc8d1d9d10026b4f331ce62197a51c3bf4b94d9368f235e6f",
    "metadata": {},
    "name": "ModuloPianificaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3be85813bf82151a1734e7a42717c1d";

export default node;
