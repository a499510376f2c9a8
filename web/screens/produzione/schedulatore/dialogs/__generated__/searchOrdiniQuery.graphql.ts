/**
 * @generated SignedSource<<0aacb26323a6c597cd973bf5248739e5>>
 * @relayHash 2ebe7b924b07f24d43e3d0c812bb3fd6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d5a84723c4920939594836d45ea7e1b89a87ca7690ff967c2efb507b9f74a7d

import type { ConcreteRequest } from 'relay-runtime';
export type AreaConsegna = "EST" | "OVEST";
export type FiltroMargine = "in_ritardo" | "poco_margine";
export type FiltroSchedulati = "non_schedulabili" | "non_schedulati" | "schedulabili" | "schedulati";
export type StatoInvioMail = "in_attesa_invio" | "inviata";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type FiltroOrdini = {
  agente?: number | null;
  areaConsegna?: AreaConsegna | null;
  checkFatte?: ReadonlyArray<number> | null;
  checkNonFatte?: ReadonlyArray<number> | null;
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
export type searchOrdiniQuery$variables = {
  filtro: FiltroOrdini;
  ordinamento?: ReadonlyArray<string> | null;
  pagina: number;
};
export type searchOrdiniQuery$data = {
  readonly ordini: {
    readonly nodes: ReadonlyArray<{
      readonly cliente: {
        readonly nome: string;
      };
      readonly dataConsegna: string | null;
      readonly etichettaSchedulazione: string;
      readonly margine: number | null;
      readonly numeroCommessa: string;
      readonly pk: number;
      readonly riferimento: string;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type searchOrdiniQuery = {
  response: searchOrdiniQuery$data;
  variables: searchOrdiniQuery$variables;
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
    "name": "ordinamento"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pagina"
  }
],
v1 = [
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
    "kind": "Literal",
    "name": "perPagina",
    "value": 25
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riferimento",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "margine",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etichettaSchedulazione",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ClienteOrdine",
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
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
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
    "name": "searchOrdiniQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdiniConnection",
        "kind": "LinkedField",
        "name": "ordini",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
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
    "name": "searchOrdiniQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdiniConnection",
        "kind": "LinkedField",
        "name": "ordini",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6d5a84723c4920939594836d45ea7e1b89a87ca7690ff967c2efb507b9f74a7d",
    "metadata": {},
    "name": "searchOrdiniQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f0735c18714fae3b73cc365ce1468b1";

export default node;
