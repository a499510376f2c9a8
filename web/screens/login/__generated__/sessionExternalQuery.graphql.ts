/**
 * @generated SignedSource<<df73c5b50bcc4e01278f46808e426213>>
 * @relayHash 76d4a9571ccf3e6441425b7c13926e1d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e41ca5e34a4c32c5f71ac904dd235f2c516cc80d49d6665ce81319987880fa39

import type { ConcreteRequest } from 'relay-runtime';
export type sessionExternalQuery$variables = Record<PropertyKey, never>;
export type sessionExternalQuery$data = {
  readonly accessoEsterno: string | null;
};
export type sessionExternalQuery = {
  response: sessionExternalQuery$data;
  variables: sessionExternalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "accessoEsterno",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionExternalQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionExternalQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e41ca5e34a4c32c5f71ac904dd235f2c516cc80d49d6665ce81319987880fa39",
    "metadata": {},
    "name": "sessionExternalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e20e600c73028d1bb310e0d3a1b5d57";

export default node;
