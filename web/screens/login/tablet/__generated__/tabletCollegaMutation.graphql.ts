/**
 * @generated SignedSource<<9b1a5871d1bfb03db13dc0e879734476>>
 * @relayHash 444a38ca195b360ab6a1f0ffe6e4ab2a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d22978ddb38337883ae1d1c5d6d92cac48467cf5bdc60294f92cd0f287e69aa5

import type { ConcreteRequest } from 'relay-runtime';
export type CollegaTabletInput = {
  codice: string;
};
export type tabletCollegaMutation$variables = {
  input: CollegaTabletInput;
};
export type tabletCollegaMutation$data = {
  readonly collegaTablet: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type tabletCollegaMutation = {
  response: tabletCollegaMutation$data;
  variables: tabletCollegaMutation$variables;
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
    "concreteType": "CollegaTabletPayload",
    "kind": "LinkedField",
    "name": "collegaTablet",
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
    "name": "tabletCollegaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tabletCollegaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d22978ddb38337883ae1d1c5d6d92cac48467cf5bdc60294f92cd0f287e69aa5",
    "metadata": {},
    "name": "tabletCollegaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5d024ce819c6ade5781f5d6cbf80a11";

export default node;
