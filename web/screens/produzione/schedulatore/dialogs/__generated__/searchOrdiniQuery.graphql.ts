/**
 * @generated SignedSource<<f9ef5e473f7bf386ea7f8dfbd6e51671>>
 * @relayHash 2dccaf6bb9c9855d776d4eee022553e8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf5fc0632c2da19240922da4174f44096e71f3863b207ebb97dbdc96d741298c

import type { ConcreteRequest } from 'relay-runtime';
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
export type searchOrdiniQuery$variables = {
  filtro: FiltroOrdini;
  ordinamento?: ReadonlyArray<OrdinamentoOrdini> | null;
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
  "kind": "ScalarField",
  "name": "nome",
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
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ClienteOrdine",
                "kind": "LinkedField",
                "name": "cliente",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ClienteOrdine",
                "kind": "LinkedField",
                "name": "cliente",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
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
    "id": "cf5fc0632c2da19240922da4174f44096e71f3863b207ebb97dbdc96d741298c",
    "metadata": {},
    "name": "searchOrdiniQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea5f7f9cc8f8fbecd29f2faff319513d";

export default node;
