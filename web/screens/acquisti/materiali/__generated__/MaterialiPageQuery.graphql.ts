/**
 * @generated SignedSource<<023319a7351fd7c06aa9ba1ae8557cbc>>
 * @relayHash aaf82a24911d98cd65491c931dc18760
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a530808de683330ff113788baac854b8b9caf07588d5577be4517c2f42c3b10

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroMateriali = {
  search?: string | null;
};
export type MaterialiPageQuery$variables = {
  filtro?: FiltroMateriali | null;
  ordinamento?: ReadonlyArray<string> | null;
  pagina: number;
  perPagina: number;
};
export type MaterialiPageQuery$data = {
  readonly materiali: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly colonneList: ReadonlyArray<string>;
        readonly id: string;
        readonly labels: unknown;
        readonly nome: string;
        readonly perSchedulazione: boolean;
        readonly pk: number;
        readonly puoEliminare: boolean;
        readonly showReminderOrdineFornitore: boolean;
        readonly sort: unknown;
        readonly versione: number;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
};
export type MaterialiPageQuery = {
  response: MaterialiPageQuery$data;
  variables: MaterialiPageQuery$variables;
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
    "concreteType": "MaterialiConnection",
    "kind": "LinkedField",
    "name": "materiali",
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
        "concreteType": "MaterialiEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Materiale",
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
                "name": "colonneList",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sort",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "labels",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "showReminderOrdineFornitore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "perSchedulazione",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "puoEliminare",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "versione",
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
    "name": "MaterialiPageQuery",
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
    "name": "MaterialiPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "8a530808de683330ff113788baac854b8b9caf07588d5577be4517c2f42c3b10",
    "metadata": {},
    "name": "MaterialiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eac6b5148a235d939acc1f49e98586f6";

export default node;
