/**
 * @generated SignedSource<<c09799e75f216ed8990d05636c9e4862>>
 * @relayHash 3125f8f4c913b73ff02d783374951cb0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cce9ff0ed9f3a82a2d9caaa537b55d8a467bab55f5e8ae31159fa8629929f8d7

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroPreventivi = {
  agente?: number | null;
  citta?: string | null;
  eliminato?: boolean | null;
  endDate?: string | null;
  provincia?: string | null;
  regionePosa?: string | null;
  search?: string | null;
  startDate?: string | null;
  stato?: number | null;
};
export type PreventiviPageQuery$variables = {
  filtro?: FiltroPreventivi | null;
  ordinamento?: ReadonlyArray<string> | null;
  pagina?: number | null;
  perPagina?: number | null;
};
export type PreventiviPageQuery$data = {
  readonly preventivi: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly citta: string;
        readonly dataCreazione: string;
        readonly id: string;
        readonly nomeCognome: string;
        readonly pk: number;
        readonly provincia: string;
        readonly totaleQuantita: number;
      };
    }>;
    readonly totalCount: number;
  };
};
export type PreventiviPageQuery = {
  response: PreventiviPageQuery$data;
  variables: PreventiviPageQuery$variables;
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
    "concreteType": "PreventiviConnection",
    "kind": "LinkedField",
    "name": "preventivi",
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
        "concreteType": "PreventiviEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Preventivo",
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
                "name": "dataCreazione",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nomeCognome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "citta",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "provincia",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totaleQuantita",
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
    "name": "PreventiviPageQuery",
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
    "name": "PreventiviPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "cce9ff0ed9f3a82a2d9caaa537b55d8a467bab55f5e8ae31159fa8629929f8d7",
    "metadata": {},
    "name": "PreventiviPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "928f1f0c3310ff110bd32d32581403db";

export default node;
