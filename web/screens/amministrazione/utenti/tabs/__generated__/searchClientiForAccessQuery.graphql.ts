/**
 * @generated SignedSource<<62720263fe86f1ca966a9e803e4aae54>>
 * @relayHash df818ca37dd80aaa6e9ba22fbc711899
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9357bbf03f3d953009bbf0a1c1ac469298f61fba5a823a14f437ee42a9ed38e2

import type { ConcreteRequest } from 'relay-runtime';
export type searchClientiForAccessQuery$variables = {
  pagina: number;
  testo: string;
};
export type searchClientiForAccessQuery$data = {
  readonly clientiPerAccesso: {
    readonly nodes: ReadonlyArray<{
      readonly codice: string | null;
      readonly nome: string;
      readonly pk: number;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type searchClientiForAccessQuery = {
  response: searchClientiForAccessQuery$data;
  variables: searchClientiForAccessQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "testo"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "testo",
        "variableName": "testo"
      }
    ],
    "kind": "ObjectValue",
    "name": "filtro"
  },
  {
    "kind": "Variable",
    "name": "pagina",
    "variableName": "pagina"
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 20
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v6 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchClientiForAccessQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ClientiPerAccessoConnection",
        "kind": "LinkedField",
        "name": "clientiPerAccesso",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ClienteAccesso",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchClientiForAccessQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ClientiPerAccessoConnection",
        "kind": "LinkedField",
        "name": "clientiPerAccesso",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ClienteAccesso",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9357bbf03f3d953009bbf0a1c1ac469298f61fba5a823a14f437ee42a9ed38e2",
    "metadata": {},
    "name": "searchClientiForAccessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dbbed482c2f7e285e76f53e7f9c9b8e8";

export default node;
