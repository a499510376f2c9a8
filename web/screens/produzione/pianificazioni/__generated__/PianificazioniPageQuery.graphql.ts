/**
 * @generated SignedSource<<f74057b87735db7a0060826983a64929>>
 * @relayHash 1faa1b8ba403580b5b4d963519276e4d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6458abe7f8cff4e844ae11687afe52eb871d8e459be0e4caffaa874fa82c635e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdinamentoAnalisiPostazioni = "DATA" | "DATA_DESC" | "ID" | "ID_DESC" | "NOME" | "NOME_DESC";
export type FiltroAnalisi = {
  search?: string | null;
};
export type PianificazioniPageQuery$variables = {
  filtro?: FiltroAnalisi | null;
  ordinamento?: ReadonlyArray<OrdinamentoAnalisiPostazioni> | null;
  pagina: number;
  perPagina: number;
};
export type PianificazioniPageQuery$data = {
  readonly analisiPostazioni: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"PianificazioneRow_pianificazione">;
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
v7 = [
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
    "alias": "totali",
    "args": null,
    "kind": "ScalarField",
    "name": "minutiAssegnati",
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
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "AnalisiPostazioniConnection",
        "kind": "LinkedField",
        "name": "analisiPostazioni",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                    "kind": "InlineDataFragmentSpread",
                    "name": "PianificazioneRow_pianificazione",
                    "selections": (v7/*:: as any*/),
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
    "name": "PianificazioniPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "AnalisiPostazioniConnection",
        "kind": "LinkedField",
        "name": "analisiPostazioni",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                "selections": (v7/*:: as any*/),
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
    "id": "6458abe7f8cff4e844ae11687afe52eb871d8e459be0e4caffaa874fa82c635e",
    "metadata": {},
    "name": "PianificazioniPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "25f2848caeb32dd13e0bba823c3e5c15";

export default node;
