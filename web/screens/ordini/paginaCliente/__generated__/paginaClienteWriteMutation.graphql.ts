/**
 * @generated SignedSource<<91866538a47315c0506f90cd2a8948e5>>
 * @relayHash 8d55809c4a377ad0bfaeda7c83b41491
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 032442f2f01a092fabe23e167cf56697d7600ba9771e80cc9c4492f15c67296f

import type { ConcreteRequest } from 'relay-runtime';
export type WriteConfermaClienteInput = {
  note: string;
  token?: string | null;
};
export type paginaClienteWriteMutation$variables = {
  input: WriteConfermaClienteInput;
};
export type paginaClienteWriteMutation$data = {
  readonly writeConfermaCliente: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type paginaClienteWriteMutation = {
  response: paginaClienteWriteMutation$data;
  variables: paginaClienteWriteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WriteConfermaClientePayload",
    "kind": "LinkedField",
    "name": "writeConfermaCliente",
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
    "name": "paginaClienteWriteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "paginaClienteWriteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "032442f2f01a092fabe23e167cf56697d7600ba9771e80cc9c4492f15c67296f",
    "metadata": {},
    "name": "paginaClienteWriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c22dce8b767c94297f60fcf8320fe276";

export default node;
