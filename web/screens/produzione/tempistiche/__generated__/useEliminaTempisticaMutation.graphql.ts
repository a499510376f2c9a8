/**
 * @generated SignedSource<<baeef140660ab3322438229485b89414>>
 * @relayHash ae2d64a1f64f0db9313966fb8a0494fc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 259c1881251354b50316b03eaf22440eb48591aa55972515a06e08fad4e05c7e

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaTempisticaMutation$variables = {
  pk: number;
};
export type useEliminaTempisticaMutation$data = {
  readonly deleteTempistica: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useEliminaTempisticaMutation = {
  response: useEliminaTempisticaMutation$data;
  variables: useEliminaTempisticaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
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
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteTempisticaPayload",
    "kind": "LinkedField",
    "name": "deleteTempistica",
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
    "name": "useEliminaTempisticaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaTempisticaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "259c1881251354b50316b03eaf22440eb48591aa55972515a06e08fad4e05c7e",
    "metadata": {},
    "name": "useEliminaTempisticaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "692cfbae611e81a729be7877173d316c";

export default node;
