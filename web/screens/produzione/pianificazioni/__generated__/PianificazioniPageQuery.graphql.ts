/**
 * @generated SignedSource<<b3d398c7c7ce53b242ae3d97d0ec305c>>
 * @relayHash 2c9919e999a57fed254b208afc9f909e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa4527be5813e49432e57e1f44c3833668788d4af26b6e91ec11c007dd17712e

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroAnalisi = {
  search?: string | null;
};
export type PianificazioniPageQuery$variables = {
  filtro?: FiltroAnalisi | null;
  ordinamento?: ReadonlyArray<string> | null;
  pagina: number;
  perPagina: number;
};
export type PianificazioniPageQuery$data = {
  readonly analisiPostazioni: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly creataDa: string | null;
        readonly creataIl: string;
        readonly id: string;
        readonly nome: string;
        readonly numeroOrdini: number;
        readonly pk: number;
        readonly totali: unknown;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
};
export type PianificazioniPageQuery = {
  response: PianificazioniPageQuery$data;
  variables: PianificazioniPageQuery$variables;
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
    "alias": null,
    "args": [
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
    "concreteType": "AnalisiPostazioniConnection",
    "kind": "LinkedField",
    "name": "analisiPostazioni",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "numeroPagine",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AnalisiPostazioniEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pk",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creataIl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creataDa",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroOrdini",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totali",
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
    "name": "PianificazioniPageQuery",
    "selections": (v4/*:: as any*/),
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
    "name": "PianificazioniPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "aa4527be5813e49432e57e1f44c3833668788d4af26b6e91ec11c007dd17712e",
    "metadata": {},
    "name": "PianificazioniPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "285df1274c535aa87ac4a6620b2803ab";

export default node;
