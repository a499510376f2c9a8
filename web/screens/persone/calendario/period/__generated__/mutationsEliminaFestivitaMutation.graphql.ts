/**
 * @generated SignedSource<<bfa3cfeaf9a5b6964811c7b87c8b8cdd>>
 * @relayHash 70b7a64d4bc12c625bcf41a9b5f452af
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b2e093064c3b110926cd5c6a34907142de495612405de112e155747c72fec8a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFestivitaInput = {
  pk: number;
};
export type mutationsEliminaFestivitaMutation$variables = {
  input: DeleteFestivitaInput;
};
export type mutationsEliminaFestivitaMutation$data = {
  readonly deleteFestivita: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type mutationsEliminaFestivitaMutation = {
  response: mutationsEliminaFestivitaMutation$data;
  variables: mutationsEliminaFestivitaMutation$variables;
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
    "concreteType": "DeleteFestivitaPayload",
    "kind": "LinkedField",
    "name": "deleteFestivita",
    "plural": false,
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
    "name": "mutationsEliminaFestivitaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mutationsEliminaFestivitaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b2e093064c3b110926cd5c6a34907142de495612405de112e155747c72fec8a",
    "metadata": {},
    "name": "mutationsEliminaFestivitaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52254a93b7032a0a608c6bcf4416d42e";

export default node;
