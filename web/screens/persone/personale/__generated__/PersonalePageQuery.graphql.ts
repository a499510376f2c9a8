/**
 * @generated SignedSource<<cc800cb9e0d7fd6adfb5809eb04fe6ff>>
 * @relayHash cc27c7bb1b6eb8936457542e93c301d6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 998aea7a8dc163135284b1291cf1dd3ddb9a0e0b9424812a36fd13ab3784abac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdinamentoPersonale = "DATA_FINE" | "DATA_FINE_DESC" | "DATA_INIZIO" | "DATA_INIZIO_DESC" | "ID" | "ID_DESC" | "NOME" | "NOME_DESC" | "REPARTO" | "REPARTO_DESC";
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
  ordinamento?: ReadonlyArray<OrdinamentoPersonale> | null;
  pagina: number;
  perPagina: number;
};
export type PersonalePageQuery$data = {
  readonly personale: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"PersonaRow_persona">;
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
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PersonaleConnection",
        "kind": "LinkedField",
        "name": "personale",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                    "kind": "InlineDataFragmentSpread",
                    "name": "PersonaRow_persona",
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
    "name": "PersonalePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PersonaleConnection",
        "kind": "LinkedField",
        "name": "personale",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "998aea7a8dc163135284b1291cf1dd3ddb9a0e0b9424812a36fd13ab3784abac",
    "metadata": {},
    "name": "PersonalePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ef2d0f66ab6267f59bc80c377a5d955";

export default node;
