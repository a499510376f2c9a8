/**
 * @generated SignedSource<<cb6b7195653311a06e40cb615ca4fd4f>>
 * @relayHash 8de53c7e7a200d021201207eee7ac27c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1564f52679c70552d9ed2accb804b81ff0c3caa8f2208b8ccb603752dbc61c9d

import type { ConcreteRequest } from 'relay-runtime';
export type cercaCodiciSerramentoQuery$variables = {
  pagina: number;
  perPagina: number;
  testo: string;
};
export type cercaCodiciSerramentoQuery$data = {
  readonly codiciSerramento: ReadonlyArray<{
    readonly categoria: string;
    readonly codice: string;
    readonly forma: string;
    readonly pk: number;
  }>;
};
export type cercaCodiciSerramentoQuery = {
  response: cercaCodiciSerramentoQuery$data;
  variables: cercaCodiciSerramentoQuery$variables;
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
  "name": "perPagina"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "testo"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "pagina",
        "variableName": "pagina"
      },
      {
        "kind": "Variable",
        "name": "perPagina",
        "variableName": "perPagina"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "testo"
      }
    ],
    "concreteType": "CodiceSerramento",
    "kind": "LinkedField",
    "name": "codiciSerramento",
    "plural": true,
    "selections": [
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
        "name": "categoria",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "forma",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codice",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "cercaCodiciSerramentoQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "cercaCodiciSerramentoQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1564f52679c70552d9ed2accb804b81ff0c3caa8f2208b8ccb603752dbc61c9d",
    "metadata": {},
    "name": "cercaCodiciSerramentoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e74650841b788caa22e8328e20757fd9";

export default node;
