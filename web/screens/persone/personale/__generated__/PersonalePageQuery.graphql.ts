/**
 * @generated SignedSource<<cc757b4f26eb45047a9afc996210f633>>
 * @relayHash bc56a6ee56f4621d59ef083155ff2d0e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47a3e864d90cb7a3f7c79f805402d9d2f3cd00914a076b2c34ef1327cb94c1f0

import type { ConcreteRequest } from 'relay-runtime';
export type Reparto = "banchi" | "macchine" | "ufficio";
export type FiltroPersonale = {
  fromDate?: string | null;
  id?: ReadonlyArray<number> | null;
  reparto?: Reparto | null;
  search?: string | null;
  toDate?: string | null;
};
export type PersonalePageQuery$variables = {
  filtro?: FiltroPersonale | null;
  ordinamento?: ReadonlyArray<string> | null;
  pagina: number;
  perPagina: number;
};
export type PersonalePageQuery$data = {
  readonly personale: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dataFine: string | null;
        readonly dataInizio: string;
        readonly id: string;
        readonly nome: string;
        readonly numeroAssenze: number;
        readonly pk: number;
        readonly reparto: Reparto;
        readonly versione: number;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
};
export type PersonalePageQuery = {
  response: PersonalePageQuery$data;
  variables: PersonalePageQuery$variables;
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
    "concreteType": "PersonaleConnection",
    "kind": "LinkedField",
    "name": "personale",
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
        "concreteType": "PersonaleEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Persona",
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
                "name": "reparto",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dataInizio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dataFine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroAssenze",
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
    "name": "PersonalePageQuery",
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
    "name": "PersonalePageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "47a3e864d90cb7a3f7c79f805402d9d2f3cd00914a076b2c34ef1327cb94c1f0",
    "metadata": {},
    "name": "PersonalePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "692f82fe8f1313616595760cff6b861e";

export default node;
