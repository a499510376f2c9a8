/**
 * @generated SignedSource<<4ea9112bbc0b3678fed3f2fa1727b691>>
 * @relayHash a3dae5d4ccdb4df31f2d476900e38ce7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01dc2c88754eb15d98717e3f153fa06c5c59aae707ac1cc24cc7f016b7ad3fa3

import type { ConcreteRequest } from 'relay-runtime';
export type OrdineClienteRevokeMutation$variables = {
  ordine: number;
};
export type OrdineClienteRevokeMutation$data = {
  readonly revokeLinkStatoOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type OrdineClienteRevokeMutation = {
  response: OrdineClienteRevokeMutation$data;
  variables: OrdineClienteRevokeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "RevokeLinkStatoOrdinePayload",
    "kind": "LinkedField",
    "name": "revokeLinkStatoOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdineClienteRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrdineClienteRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "01dc2c88754eb15d98717e3f153fa06c5c59aae707ac1cc24cc7f016b7ad3fa3",
    "metadata": {},
    "name": "OrdineClienteRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41db6b76ffeb4df9d6e465d549bc6722";

export default node;
