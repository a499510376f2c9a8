/**
 * @generated SignedSource<<576c6a4c12965c7a55cc603f84401e53>>
 * @relayHash 8da9980190daefd4dc8f42ed075332a8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28e0a81b36233aa74685c0b98a8bfdad2bbb6bfd2b0b7672d2b620e1a6f452c0

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
            readonly numeroCommessa: string;
            readonly pk: number;
            readonly postazione: string | null;
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
  "kind": "ScalarField",
  "name": "postazione",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ConfigurazionePostazione",
  "kind": "LinkedField",
  "name": "configurazioniPostazione",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v5 = {
  "alias": null,
  "args": [
    (v4/*:: as any*/)
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
v6 = [
  (v4/*:: as any*/),
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durata",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inizio",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroSerramenti",
  "storageKey": null
},
v11 = {
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
        (v2/*:: as any*/)
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
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "FasiSchedulateConnection",
        "kind": "LinkedField",
        "name": "fasiSchedulate",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
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
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "FasiSchedulateConnection",
        "kind": "LinkedField",
        "name": "fasiSchedulate",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
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
    "id": "28e0a81b36233aa74685c0b98a8bfdad2bbb6bfd2b0b7672d2b620e1a6f452c0",
    "metadata": {},
    "name": "ModuloPianificaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "711e5ae1299db59667d9a96a050e926d";

export default node;
