/**
 * @generated SignedSource<<6d0e3811822977ae41574abfda74bd37>>
 * @relayHash f8ce72bddd658c4493e015983f9ae027
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32d1cac41239b993637d8b3e1a89201bbb8605ab56538d64d4b393c81b1e7ec7

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroFornitori = {
  id?: ReadonlyArray<number> | null;
  search?: string | null;
  tipologia?: string | null;
};
export type FornitoriPageQuery$variables = {
  filtro?: FiltroFornitori | null;
  ordinamento?: ReadonlyArray<string> | null;
  pagina: number;
  perPagina: number;
};
export type FornitoriPageQuery$data = {
  readonly fornitori: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly codice: string;
        readonly email: string;
        readonly id: string;
        readonly immagine: string | null;
        readonly isDefault: boolean;
        readonly nome: string;
        readonly pk: number;
        readonly tempo: number;
        readonly testata: string;
        readonly testoPdf: string;
        readonly tipologia: string;
        readonly versione: number;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
  readonly materiali: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly nome: string;
      };
    }>;
  };
};
export type FornitoriPageQuery = {
  response: FornitoriPageQuery$data;
  variables: FornitoriPageQuery$variables;
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v6 = {
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
  "concreteType": "FornitoriConnection",
  "kind": "LinkedField",
  "name": "fornitori",
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
      "concreteType": "FornitoriEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Fornitore",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pk",
              "storageKey": null
            },
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "codice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tipologia",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tempo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDefault",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "immagine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "testata",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "testoPdf",
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
},
v7 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
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
    "name": "FornitoriPageQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "MaterialiConnection",
        "kind": "LinkedField",
        "name": "materiali",
        "plural": false,
        "selections": [
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
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "materiali(perPagina:1000)"
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
    "name": "FornitoriPageQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "MaterialiConnection",
        "kind": "LinkedField",
        "name": "materiali",
        "plural": false,
        "selections": [
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
                  (v5/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "materiali(perPagina:1000)"
      }
    ]
  },
  "params": {
    "id": "32d1cac41239b993637d8b3e1a89201bbb8605ab56538d64d4b393c81b1e7ec7",
    "metadata": {},
    "name": "FornitoriPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2daafe5c569a4e0f76fd001916544f36";

export default node;
